import { textGroup } from '#platform/i18n/text-group.ts'

/** The button that plays a video in a dialog. Source: requirement C-047. */
export const watchButton = textGroup({
  watchVideo: { en: 'Watch Video', af: 'Kyk Na Die Video', zu: 'Buka Ividiyo' },
})
