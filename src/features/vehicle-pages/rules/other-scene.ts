/** Places a car is insured in, as the banner shows them; the second for a range whose page opens with the first. */
const scenes = ['table-mountain', 'garden-route'] as const

/** Where the car of the insurance banner stands: never where the page's opening picture already is. */
export function otherScene(opening: string | null): (typeof scenes)[number] {
  return opening === scenes[0] ? scenes[1] : scenes[0]
}
