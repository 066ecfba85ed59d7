/** Where the browser asks for the data of a live section of a page. */
export function sectionAddress(
  kind: string,
  { path, language }: { readonly path: string; readonly language: string },
): string {
  return `/sections/${kind}?${new URLSearchParams({ page: path, lang: language })}`
}
