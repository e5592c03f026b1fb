import { Pencil, Plus } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Input, Textarea } from "../../ui/form/field.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";
import { FormEnd, FormSection } from "../../ui/form/form-section.tsx";
import { Fact, PageHead, SectionHead, Sum, Sums, WithFacts } from "../../ui/page.tsx";
import { Money } from "../../ui/text/money.tsx";
import { ReadMore } from "../../ui/text/read-more.tsx";
import { Row } from "./row.tsx";

/** Heads, facts and forms of a page. */
export function Pages() {
  return (
    <>
      <Row name="Page" block>
        <PageHead
          title="Brightwater Dental Group"
          sub="9 customers, $218,624.75 in total"
          actions={
            <>
              <Button icon={<Pencil />}>Edit</Button>
              <Button variant="primary" icon={<Plus />}>
                Add Customer
              </Button>
            </>
          }
        />
        <Sums>
          <Sum label="Total Companies" note="1 new this month">
            14
          </Sum>
          <Sum label="Total Customers" note="6 new this month">
            84
          </Sum>
          <Sum label="Total Value" note="47% in closed deals">
            <Money value={2_530_764} short />
          </Sum>
        </Sums>
      </Row>
      <Row name="Facts" block>
        <WithFacts
          fold="Company Details"
          facts={
            <>
              <Fact label="Website">
                <a className="link" href="#facts">
                  brightwaterdental.com
                </a>
              </Fact>
              <Fact label="Phone" />
            </>
          }
        >
          <SectionHead title="Notes" aside={<span>2 lines</span>} />
          <ReadMore
            max={60}
            text="Sent the revised quote. Waiting on sign-off from their finance team, which meets on Tuesdays."
          />
        </WithFacts>
      </Row>
      <Row name="Form" block>
        <form>
          <FormSection title="Who" hint="The person you work with.">
            <FieldFrame label="Name">
              <Input />
            </FieldFrame>
          </FormSection>
          <FormSection title="Notes" hint="Optional.">
            <FieldFrame label="Notes" labelHidden>
              <Textarea />
            </FieldFrame>
          </FormSection>
          <FormEnd>
            <Button variant="primary">Add Customer</Button>
            <Button variant="quiet">Cancel</Button>
          </FormEnd>
        </form>
      </Row>
    </>
  );
}
