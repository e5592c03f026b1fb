const places = [
  { program: "Google Contacts", how: "Export, then Google CSV" },
  { program: "Outlook", how: "Manage, then Export Contacts" },
  { program: "iCloud", how: "Settings, then Export vCard" },
  { program: "Another CRM", how: "Any export as CSV or Excel" },
];

/** How to get a file out of the program that has the list now. */
export function WhereFrom() {
  return (
    <section className="mt-7">
      <h2 className="mb-5 text-13 font-semibold">Where to find your file</h2>
      <dl className="grid grid-cols-4 border-t border-line to-1040:grid-cols-2 to-700:grid-cols-1">
        {places.map(({ program, how }) => (
          <div
            key={program}
            className="border-l border-line px-4 pt-3 pb-1 first:border-l-0 first:pl-0 to-1040:border-b to-1040:border-l-0 to-1040:py-2.5 to-1040:pl-0"
          >
            <dt className="text-13 font-semibold">{program}</dt>
            <dd className="text-13 text-ink-3">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
