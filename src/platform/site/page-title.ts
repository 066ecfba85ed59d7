import { brand } from './brand.ts'

/** Returns the title of a document: the text, followed by the name of the site unless the text names the brand. */
export function pageTitle(text: string): string {
  return text.includes(brand.name) ? text : `${text} · ${brand.siteName}`
}
