/** What one calls them: "Saoirse" of "Dr. Saoirse Ní Bhriain". */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => word.length > 1 && !word.endsWith(".")) ?? name;
}
