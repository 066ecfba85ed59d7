import type { Captions, ShownVideo } from '../picture.ts'
import { mediaVideo } from './media-video.ts'
import { type PictureOptions, pictureOf } from './picture-of.ts'
import { loaded } from './stored.ts'
import type { StoredVideo } from './stored-video.ts'
import { uploadOf } from './upload-of.ts'

/** Video platforms by their hosts, as visitors know them. */
const platforms: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
}

function platformOf({ hostname }: URL): string {
  const host = hostname.replace(/^(?:www|m)\./, '')
  return platforms[host] ?? host
}

/** The captions in the page's language, or else in English, or the only ones there are. */
function captionsOf(stored: StoredVideo, language: string): Captions | null {
  const captions = (stored.captions ?? []).flatMap(({ language: spoken, file }): Captions[] => {
    const medium = loaded(file)
    const usable = spoken && medium?.url && medium.mimeType === 'text/vtt'
    return usable ? [{ language: spoken, src: medium.url }] : []
  })
  const inLanguage = (wanted: string) => captions.find(({ language: spoken }) => spoken === wanted)
  return inLanguage(language) ?? inLanguage('en') ?? captions[0] ?? null
}

/**
 * What a video field shows; null when nothing is chosen, or what it names has gone. Its opening picture is the
 * field's own, else the file's.
 */
export function videoOf(
  stored: StoredVideo | null | undefined,
  options: PictureOptions = {},
): ShownVideo | null {
  if (!stored) return null
  const chosen = pictureOf(stored.picture, options)
  if (stored.source === 'address') {
    const address = stored.address?.trim() ?? ''
    if (!address.startsWith('https://') || !URL.canParse(address)) return null
    return { kind: 'link', href: address, platform: platformOf(new URL(address)), picture: chosen }
  }
  const medium = mediaVideo(stored.file)
  if (!medium) return null
  return {
    kind: 'file',
    src: medium.src,
    picture: chosen ?? uploadOf(loaded(loaded(stored.file)?.poster)),
    captions: captionsOf(stored, options.language ?? 'en'),
    autoplay: stored.autoplay === true,
  }
}
