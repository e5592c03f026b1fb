import { Download, Ellipsis, PanelLeft, Plus, Trash2 } from "lucide-react";
import { Button, IconButton } from "../../ui/button.tsx";
import { Row, ringed } from "./row.tsx";

/** Every button in every state. */
export function Buttons() {
  return (
    <>
      <Row name="Primary">
        <Button variant="primary">Rest</Button>
        <Button variant="primary" className={ringed}>
          Focus
        </Button>
        <Button variant="primary" disabled>
          Off
        </Button>
        <Button variant="primary" busy>
          Save
        </Button>
        <Button variant="primary" icon={<Plus />}>
          Add Company
        </Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
      </Row>
      <Row name="Secondary">
        <Button>Rest</Button>
        <Button className={ringed}>Focus</Button>
        <Button disabled>Off</Button>
        <Button size="sm" icon={<Download />}>
          Small
        </Button>
        <IconButton label="Collapse sidebar">
          <PanelLeft />
        </IconButton>
        <IconButton label="More" bordered>
          <Ellipsis />
        </IconButton>
      </Row>
      <Row name="Quiet, danger">
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger" icon={<Trash2 />}>
          Delete
        </Button>
        <Button variant="danger-line">Delete Account</Button>
        <Button variant="danger-solid">Delete Company and Customers</Button>
      </Row>
      <Row name="On green">
        <span className="on-blotter flex gap-2 rounded-2 bg-blotter p-3">
          <Button variant="light">Start for Free</Button>
          <Button variant="light-line">Login</Button>
        </span>
      </Row>
    </>
  );
}
