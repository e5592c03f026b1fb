/** The address of the form for the first free time on a page of times. */
export async function findForm(baseUrl: string, times: string): Promise<string> {
  const page = await (await fetch(baseUrl + times)).text();
  const [, query = ""] = /href="(\?[^"]*\bat=[^"]*)"/.exec(page) ?? [];
  return new URL(query.replaceAll("&amp;", "&"), baseUrl + times).href.slice(baseUrl.length);
}
