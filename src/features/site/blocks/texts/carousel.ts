import { textGroup } from '#platform/i18n/text-group.ts'

/** Labels of carousels. */
export const carousel = textGroup({
  carousel: { en: 'carousel', af: 'karrousel', zu: 'uhlelo lwezithombe ezihambayo' },
  slide: { en: 'slide', af: 'skyfie', zu: 'isithombe' },
  previous: { en: 'Previous', af: 'Vorige', zu: 'Okwedlule' },
  next: { en: 'Next', af: 'Volgende', zu: 'Okulandelayo' },
  pause: { en: 'Pause', af: 'Laat wag', zu: 'Misa kancane' },
  play: { en: 'Play', af: 'Speel', zu: 'Dlala' },
  position: {
    en: 'Slide {number} of {count}',
    af: 'Skyfie {number} van {count}',
    zu: 'Isithombe {number} kwezingu-{count}',
  },
})
