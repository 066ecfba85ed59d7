import type { Media, VideoGroup } from '#cms/payload-types.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The seeded film and its captions; a test compares the file names with those in the content. */
export const exampleFilm = {
  video: 'hilux-through-south-africa-dd5697294d.webm',
  captions: {
    en: 'hilux-through-south-africa-en-671deb1e4b.vtt',
    af: 'hilux-through-south-africa-af-4de590b550.vtt',
    zu: 'hilux-through-south-africa-zu-af8e4315b2.vtt',
  },
} as const satisfies { video: string; captions: Readonly<Record<Language, string>> }

function medium(filename: string, mimeType: string): Media {
  return {
    id: 1,
    filename,
    mimeType,
    url: `/api/media/file/${filename}`,
    updatedAt: '2026-11-20T06:00:00.000Z',
    createdAt: '2026-11-20T06:00:00.000Z',
  }
}

/** The seeded film as a video field stores it, with its files populated. For examples. */
export function exampleVideo(options: Pick<VideoGroup, 'autoplay' | 'picture'> = {}): VideoGroup {
  const languages = Object.keys(exampleFilm.captions) as Language[]
  return {
    source: 'file',
    file: medium(exampleFilm.video, 'video/webm'),
    captions: languages.map((language) => ({
      language,
      file: medium(exampleFilm.captions[language], 'text/vtt'),
    })),
    ...options,
  }
}
