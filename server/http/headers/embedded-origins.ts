/** A frame that the product's own view wrote: only those carry this attribute. */
const embeddedFrame = /<iframe\s[^>]*?\bdata-embedded\b[^>]*>/gi
const source = /\ssrc="(https:\/\/[^"]+)"/i

/**
 * Returns the origins of the booking pages that a page embeds, such as `https://service.example.co.za`. Editors choose
 * the address in the settings; formatted text cannot contain a frame.
 *
 * Source: requirement D-062.
 */
export function embeddedOrigins(html: string): string[] {
  const origins = [...html.matchAll(embeddedFrame)].flatMap(([frame]) => {
    const address = source.exec(frame)?.[1]
    return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
  })
  return [...new Set(origins)]
}
