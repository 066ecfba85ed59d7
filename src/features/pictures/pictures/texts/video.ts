import { textGroup } from '#platform/i18n/text-group.ts'

/** Videos and the buttons that open them. Source: requirements C-353 to C-355 and C-400. */
export const video = textGroup({
  watchHilux: { en: 'Watch Hilux Video', af: 'Kyk Hilux Video', zu: 'Buka Ividiyo Ye-Hilux' },
  watchOn: { en: 'Watch on {platform}', af: 'Kyk op {platform}', zu: 'Buka ku-{platform}' },
  video: { en: 'Video', af: 'Video', zu: 'Ividiyo' },
  play: { en: 'Play video', af: 'Speel video', zu: 'Dlala ividiyo' },
  pause: { en: 'Pause video', af: 'Onderbreek video', zu: 'Misa kancane ividiyo' },
  mute: { en: 'Sound off', af: 'Klank af', zu: 'Vala umsindo' },
  unmute: { en: 'Sound on', af: 'Klank aan', zu: 'Vula umsindo' },
  captions: { en: 'Captions', af: 'Onderskrifte', zu: 'Imibhalo echazayo' },
  fullScreen: { en: 'Full screen', af: 'Volskerm', zu: 'Isikrini esigcwele' },
  position: { en: 'Position in the video', af: 'Posisie in die video', zu: 'Indawo kuvidiyo' },
  positionOf: { en: '{time} of {length}', af: '{time} van {length}', zu: '{time} ku-{length}' },
  unsupported: {
    en: 'Your browser does not support the video tag.',
    af: 'Jou blaaier ondersteun nie die video-element nie.',
    zu: 'Isiphequluli sakho asiyisekeli ithegi yevidiyo.',
  },
  failed: {
    en: 'This video cannot be played at the moment.',
    af: 'Hierdie video kan nie nou speel nie.',
    zu: 'Le vidiyo ayikwazi ukudlalwa okwamanje.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
})
