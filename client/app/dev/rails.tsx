import { Calendar, Phone } from "lucide-react";
import { OutcomeLabel, OutcomeMark } from "../../kinds/appointments/outcome-mark.tsx";
import { CheckBox } from "../../ui/form/checkbox.tsx";
import { NowLine, Rail, RailFold, RailItem } from "../../ui/rail/rail.tsx";
import { TimelineRail, TimelineRailItem, TimelineRailTitle } from "../../ui/rail/timeline-rail.tsx";
import { Row } from "./row.tsx";

const states = ["open", "held", "no-show", "canceled"] as const;

/** The margin rule with a day or a history along it. */
export function Rails() {
  return (
    <>
      <Row name="Rail" block>
        <Rail aria-label="Today">
          <RailFold open={false} onToggle={() => {}}>
            2 earlier today
          </RailFold>
          <RailItem margin="10:30 AM" tone="past">
            <b>Quarterly review</b>
            <small>Priya Raghunathan</small>
          </RailItem>
          <NowLine time="1:20 PM" />
          {states.map((state) => (
            <RailItem key={state} margin="9:00 AM" tone="past">
              <b className="flex items-center gap-2">
                Kick-off <OutcomeMark state={state} /> <OutcomeLabel state={state} />
              </b>
            </RailItem>
          ))}
          <RailItem margin="2:15 PM">
            <b>Hull survey walkthrough</b>
            <small>Sigrid Halvorsen</small>
          </RailItem>
          <RailItem margin="3:00 PM" tone="accent">
            <b>This appointment</b>
          </RailItem>
          <RailItem margin="74 days" tone="notice">
            <b>Anneliese Brandt-Morales</b>
          </RailItem>
        </Rail>
      </Row>
      <Row name="TimelineRail" block>
        <TimelineRail aria-label="Story">
          <TimelineRailItem
            date="Nov 20"
            time="2 days late"
            tone="late"
            knot={<CheckBox aria-label="Done" />}
          >
            <TimelineRailTitle>Send the corrected second invoice</TimelineRailTitle>
          </TimelineRailItem>
          <TimelineRailItem date="Nov 25" time="11:00 AM" tone="coming" knot={<Calendar />}>
            <TimelineRailTitle after={<span>1 h</span>}>Lunch</TimelineRailTitle>
          </TimelineRailItem>
          <NowLine time="Today" label="" />
          <TimelineRailItem date="Nov 20" time="3:00 PM" knot={<span className="ring" />}>
            <TimelineRailTitle after={<OutcomeLabel state="held" />}>
              Quarterly review
            </TimelineRailTitle>
          </TimelineRailItem>
          <TimelineRailItem date="Nov 20" time="2:50 PM" tone="canceled" knot={null}>
            <TimelineRailTitle after={<OutcomeLabel state="canceled" />}>
              Handover
            </TimelineRailTitle>
          </TimelineRailItem>
          <TimelineRailItem date="Nov 20" time="2:40 PM" knot={<Phone />}>
            <TimelineRailTitle>Call</TimelineRailTitle>
            <p>Asked why the second invoice came twice.</p>
          </TimelineRailItem>
          <TimelineRailItem
            date="Nov 6"
            tone="done"
            knot={<CheckBox quiet checked readOnly aria-label="Done" />}
          >
            <TimelineRailTitle>Send the comparison of the three options</TimelineRailTitle>
          </TimelineRailItem>
        </TimelineRail>
      </Row>
    </>
  );
}
