/** Boxes, which a browser without JavaScript sends as `on` or not at all. */
const boxes = ['ageConfirmed', 'marketingOptIn', 'marketingConsent'] as const

/**
 * A form-encoded body as the entries an island would send. What else the form held (its key, its page) is kept as
 * text.
 */
export function plainEntries(form: URLSearchParams): Record<string, unknown> {
  const text = Object.fromEntries([...form].map(([name, value]) => [name, value]))
  const ticked = Object.fromEntries(boxes.map((name) => [name, form.has(name)]))
  return {
    ...text,
    ...ticked,
    divisions: form.getAll('divisions'),
    wordingVersion: Number(form.get('wordingVersion') ?? 0),
  }
}
