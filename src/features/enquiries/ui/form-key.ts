/** A random UUID. The browser's own function for it exists on secure connections alone. Source: RFC 9562 §5.4. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Keys of what is sent: the same entries have the same key however often they are sent, so that they are stored once;
 * changed entries have a new one, so that the change is not lost.
 */
export function formKeys(mint: () => string = randomKey): (entries: unknown) => string {
  let last: { readonly text: string; readonly key: string } | undefined
  return (entries) => {
    const text = JSON.stringify(entries)
    if (last?.text !== text) last = { text, key: mint() }
    return last.key
  }
}
