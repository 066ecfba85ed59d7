import { ownPictureAddress } from './own-address.ts'

/** The addresses in the feed of a vehicle's pictures. */
export type SourcePictures = { readonly sideImage: string | null; readonly images: readonly string[] }

/** The columns of a vehicle about its fetched pictures. An empty side image means that it could not be fetched. */
export type OwnPictures = { readonly sideImage: string | null; readonly images: readonly string[] }

/** The addresses of a vehicle, each once, in the order of fetching. */
export const addressesOf = ({ sideImage, images }: SourcePictures): readonly string[] => [
  ...new Set([...(sideImage === null ? [] : [sideImage]), ...images]),
]

/**
 * Returns what is stored with a vehicle once each of its pictures was fetched or failed: those that failed are left out,
 * so that a page never shows a broken one.
 *
 * @param keys the keys of the fetched pictures by their address
 */
export function ownPicturesOf(
  { sideImage, images }: SourcePictures,
  keys: ReadonlyMap<string, string>,
): OwnPictures {
  const own = (address: string) => {
    const key = keys.get(address)
    return key === undefined ? [] : [ownPictureAddress(key)]
  }
  return { sideImage: sideImage === null ? null : (own(sideImage)[0] ?? ''), images: images.flatMap(own) }
}
