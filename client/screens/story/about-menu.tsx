import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { story } from "../../../shared/words/en/story.ts";
import { everyCustomer } from "../../kinds/customers/queries.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Menu, type MenuPieces } from "../../ui/menu/menu.tsx";
import type { Person } from "./composer/draft.ts";
import type { Subject } from "./subject.ts";

type AboutMenuProps = {
  company: Subject;
  /** Null: the company itself. */
  about: Person | null;
  onAbout: (about: Person | null) => void;
};

/** Whom an entry on a company's page is about: the company, or one of its customers. */
export function AboutMenu({ company, about, onAbout }: AboutMenuProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={buttonClass({ size: "sm", className: "max-w-65 font-medium" })}
        >
          <span className="clipped">{aboutWhom(about?.name ?? company.name)}</span>
          <ChevronDown />
        </button>
      }
    >
      {(pieces) => <Choices {...{ company, about, onAbout, pieces }} />}
    </Menu>
  );
}

function aboutWhom(name: string | undefined): string {
  return name === undefined ? story.about.ofCompany : story.about.of(name);
}

/** Those to whom one talked last come first. */
function peopleQuery(company: string) {
  return queryOf({
    key: [...everyCustomer, "of", company],
    endpoint: customerEndpoints.listOfCompany,
    params: { id: company },
    query: { sort: "-lastContact", limit: 50 },
  });
}

function Choices({ company, about, onAbout, pieces }: AboutMenuProps & { pieces: MenuPieces }) {
  const people = useQuery(peopleQuery(company.id)).data ?? (about ? [about] : []);
  const { MenuRadios } = pieces;
  return (
    <MenuRadios
      label={story.about.title}
      options={[
        { value: "", label: company.name ?? "" },
        ...people.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      value={about?._id ?? ""}
      onValueChange={(id) => onAbout(people.find(({ _id }) => _id === id) ?? null)}
    />
  );
}
