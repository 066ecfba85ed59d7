/** How a video of another site plays: in a frame with the player of its platform, or as a file. */
export type VideoPlayer = {
  readonly kind: 'platform' | 'file'
  readonly src: string
  /** The origin that the policy of the page has to allow. */
  readonly origin: string
}

const videoId = /^[\w-]+$/

/** The identifier of a video of YouTube: `watch?v=ID`, `/shorts/ID`, `/live/ID`, `/embed/ID`. */
function idOfWatchPage({ pathname, searchParams }: URL): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if (first === 'watch') return searchParams.get('v') ?? ''
  return ['shorts', 'live', 'embed'].includes(first) ? second : ''
}

const idOfShortLink = ({ pathname }: URL) => pathname.slice(1)

/** Does not store cookies before the video plays. */
const youTube = 'https://www.youtube-nocookie.com/embed/'
const vimeo = 'https://player.vimeo.com/video/'

type Platform = { readonly embed: string; readonly idOf: (address: URL) => string }

const platforms: Readonly<Record<string, Platform>> = {
  'youtube.com': { embed: youTube, idOf: idOfWatchPage },
  'youtube-nocookie.com': { embed: youTube, idOf: idOfWatchPage },
  'youtu.be': { embed: youTube, idOf: idOfShortLink },
  'vimeo.com': { embed: vimeo, idOf: idOfShortLink },
}

function platformOf({ hostname }: URL): Platform | undefined {
  const host = hostname.replace(/^(?:www|m)\./, '')
  return Object.hasOwn(platforms, host) ? platforms[host] : undefined
}

/**
 * Returns how a video plays; null for an address of a platform that is not that of a video, such as a channel.
 *
 * @param href an address beginning with `https://`
 * Source: requirements C-218 and C-219.
 */
export function playerOf(href: string): VideoPlayer | null {
  const address = new URL(href)
  const platform = platformOf(address)
  if (!platform) return { kind: 'file', src: href, origin: address.origin }
  const id = platform.idOf(address)
  if (!videoId.test(id)) return null
  return { kind: 'platform', src: `${platform.embed}${id}`, origin: new URL(platform.embed).origin }
}
