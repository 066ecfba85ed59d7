/** Whether the visitor agreed to marketing: the consent is ticked, and so is the box that opens its section. */
export function agrees({
  optIn,
  marketing,
}: {
  readonly optIn?: boolean
  readonly marketing?: boolean
}): boolean {
  return optIn === true && marketing === true
}
