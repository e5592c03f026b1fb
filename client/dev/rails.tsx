import { Calendar, Phone } from "lucide-react";
import { OutcomeLabel, OutcomeMark } from "../calendar/outcome-mark.tsx";
import { CheckBox } from "../ui/checkbox.tsx";
import { KnotItem, KnotRail, KnotTitle } from "../ui/knot-rail.tsx";
import { NowLine, Rail, RailFold, RailItem, Timeline, TimelineItem } from "../ui/rail.tsx";
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
          <RailItem margin="3:00 PM" tone="own">
            <b>This appointment</b>
          </RailItem>
          <RailItem margin="74 days" tone="notice">
            <b>Anneliese Brandt-Morales</b>
          </RailItem>
        </Rail>
      </Row>
      <Row name="KnotRail" block>
        <KnotRail aria-label="Story">
          <KnotItem
            date="Nov 20"
            time="2 days late"
            tone="late"
            knot={<CheckBox aria-label="Done" />}
          >
            <KnotTitle>Send the corrected second invoice</KnotTitle>
          </KnotItem>
          <KnotItem date="Nov 25" time="11:00 AM" tone="coming" knot={<Calendar />}>
            <KnotTitle after={<span>1 h</span>}>Lunch</KnotTitle>
          </KnotItem>
          <NowLine time="Today" label="" />
          <KnotItem date="Nov 20" time="3:00 PM" knot={<span className="ring" />}>
            <KnotTitle after={<OutcomeLabel state="held" />}>Quarterly review</KnotTitle>
          </KnotItem>
          <KnotItem date="Nov 20" time="2:50 PM" tone="canceled" knot={null}>
            <KnotTitle after={<OutcomeLabel state="canceled" />}>Handover</KnotTitle>
          </KnotItem>
          <KnotItem date="Nov 20" time="2:40 PM" knot={<Phone />}>
            <KnotTitle>Call</KnotTitle>
            <p>Asked why the second invoice came twice.</p>
          </KnotItem>
          <KnotItem
            date="Nov 6"
            tone="done"
            knot={<CheckBox quiet checked readOnly aria-label="Done" />}
          >
            <KnotTitle>Send the comparison of the three options</KnotTitle>
          </KnotItem>
        </KnotRail>
      </Row>
      <Row name="Timeline" block>
        <Timeline aria-label="History">
          <TimelineItem date="Dec 4" time="10:00 AM" tone="coming" title="Rollout checkpoint">
            Eastside clinic, bring the revised floor plan.
          </TimelineItem>
          <NowLine time="Today" label="" />
          <TimelineItem date="Nov 20" time="10:30 AM" tone="done" title="Quarterly review" />
          <TimelineItem date="Mar 12, 2025" tone="quiet" title="Added to Client Desk" />
        </Timeline>
      </Row>
    </>
  );
}
