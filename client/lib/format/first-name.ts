/** As people are spoken of in a message. */
export function firstNameOf(name: string): string {
  return name.split(" ")[0] ?? name;
}
