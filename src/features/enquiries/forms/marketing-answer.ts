/** Whether the visitor agreed: the box that agrees is ticked, and the section it stands in is open. */
export function agrees({
  optIn,
  marketing,
}: {
  readonly optIn: boolean
  readonly marketing: boolean
}): boolean {
  return optIn === true && marketing === true
}
