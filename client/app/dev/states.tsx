import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Empty, Failed, Missing, NoMatch } from "../../ui/states.tsx";
import { SkeletonList } from "../../ui/table/list.tsx";
import { Row } from "./row.tsx";

/** What stands where a list or a page has nothing to show. */
export function States() {
  return (
    <>
      <Row name="Notice" block>
        <Notice detail="Nothing you typed is lost.">Registration failed. Please try again.</Notice>
      </Row>
      <Row name="No match" block>
        <NoMatch title="No company matches “bridgewater”" onClear={() => {}} />
      </Row>
      <Row name="Failed" block>
        <Failed title="Failed to load companies" onRetry={() => {}}>
          The list could not be fetched. Your data is safe.
        </Failed>
      </Row>
      <Row name="Loading" block>
        <Skeleton className="w-40" />
        <SkeletonList rows={2} />
      </Row>
      <Row name="Empty" block>
        <Empty
          title="Your first company goes here"
          action={<Button variant="primary">Add Company</Button>}
        >
          Add a company you work for.
        </Empty>
      </Row>
      <Row name="Missing" block>
        <Missing
          title="Customer not found"
          action={<Button variant="primary">Go to Companies</Button>}
        >
          The customer you're looking for doesn't exist or has been deleted.
        </Missing>
      </Row>
    </>
  );
}
