/** What a drawing of a vehicle shows of a configuration, as its address writes it. */
export type Look = {
  /** Such as `66634f`, or `66634f-15171a` with a roof. */
  readonly paint: string
  /** The parts of the address, each with a slash after it; undefined keeps those of the address. */
  readonly equipment?: string | undefined
}

/** The paint of an address, the view of a scene, and the equipment. */
const look =
  /\/[0-9a-f]{6}(?:-[0-9a-f]{6})?\/(?<view>(?:view-[a-z]+\/)?)(?<equipment>(?:(?:wheels|finish|rails|trim|variant)-[a-z-]+\/)*)/

/** Returns the address of a drawing in another paint and with other equipment; of anything else the same address. */
export const drawnAs = (address: string, { paint, equipment }: Look): string =>
  address.replace(look, (_, view: string, own: string) => `/${paint}/${view}${equipment ?? own}`)
