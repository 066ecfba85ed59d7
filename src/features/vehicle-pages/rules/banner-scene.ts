/** Scenes of the insurance banner; the second is for a range whose opening picture has the first. */
const scenes = ['table-mountain', 'garden-route'] as const

/** Returns the scene of the insurance banner, which differs from that of the opening picture. */
export function selectBannerScene(opening: string | null): (typeof scenes)[number] {
  return opening === scenes[0] ? scenes[1] : scenes[0]
}
