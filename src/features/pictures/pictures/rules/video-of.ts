import type { Captions, DisplayedVideo } from '../picture.ts'
import { mediaVideo } from './media-video.ts'
import { type PictureOptions, pictureOf } from './picture-of.ts'
import { populatedDocument } from './stored.ts'
import type { StoredVideo } from './stored-video.ts'
import { uploadOf } from './upload-of.ts'

/** Names of video platforms by host. */
const platforms: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
}

function platformOf({ hostname }: URL): string {
  const host = hostname.replace(/^(?:www|m)\./, '')
  return platforms[host] ?? host
}

/** Returns the captions in the page's language, else in English, else the first. */
function captionsOf(stored: StoredVideo, language: string): Captions | null {
  const captions = (stored.captions ?? []).flatMap(({ language: captionLanguage, file }): Captions[] => {
    const medium = populatedDocument(file)
    const isUsable = captionLanguage && medium?.url && medium.mimeType === 'text/vtt'
    return isUsable ? [{ language: captionLanguage, src: medium.url }] : []
  })
  const inLanguage = (requested: string) => captions.find((track) => track.language === requested)
  return inLanguage(language) ?? inLanguage('en') ?? captions[0] ?? null
}

/**
 * Returns the video of a video field; null when nothing is chosen, or the chosen file has been deleted. The opening
 * picture is the field's, else the file's poster.
 */
export function videoOf(
  stored: StoredVideo | null | undefined,
  options: PictureOptions = {},
): DisplayedVideo | null {
  if (!stored) return null
  const picture = pictureOf(stored.picture, options)
  if (stored.source === 'address') {
    const address = stored.address?.trim() ?? ''
    if (!address.startsWith('https://') || !URL.canParse(address)) return null
    return { kind: 'link', href: address, platform: platformOf(new URL(address)), picture }
  }
  const medium = mediaVideo(stored.file)
  if (!medium) return null
  return {
    kind: 'file',
    src: medium.src,
    picture: picture ?? uploadOf(populatedDocument(populatedDocument(stored.file)?.poster)),
    captions: captionsOf(stored, options.language ?? 'en'),
    autoplay: stored.autoplay === true,
  }
}
