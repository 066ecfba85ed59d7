/** Characters of an extended value besides letters and digits. Source: RFC 8187, section 3.2.1. */
const escaped = /['()*]/g

const percentEncoded = (text: string) =>
  encodeURIComponent(text).replace(
    escaped,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Returns the Content-Disposition of a download, with the name in ASCII and in UTF-8.
 *
 * @param name without control characters.
 * Source: RFC 6266; RFC 8187.
 */
export function attachmentNamed(name: string): string {
  const ascii = name.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`
}
