type Overlay = 'none' | 'soft' | 'strong'

const byStrength = ['none', 'soft', 'strong'] as const satisfies readonly Overlay[]

/** Returns the strongest of the overlays that the pictures and texts of one slide need; `none` without any. */
export function strongestOverlay(overlays: readonly Overlay[]): Overlay {
  return byStrength.findLast((strength) => overlays.includes(strength)) ?? 'none'
}
