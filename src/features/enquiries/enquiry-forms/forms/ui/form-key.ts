/** A random UUID. `crypto.randomUUID` exists on secure connections only. Source: RFC 9562 §5.4. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Returns a function from entries to idempotency keys: unchanged entries keep their key, so that they are stored once;
 * changed entries get a new one, so that the change is stored.
 */
export function formKeys(mint: () => string = randomKey): (entries: unknown) => string {
  let last: { readonly text: string; readonly key: string } | undefined
  return (entries) => {
    const text = JSON.stringify(entries)
    if (last?.text !== text) last = { text, key: mint() }
    return last.key
  }
}
