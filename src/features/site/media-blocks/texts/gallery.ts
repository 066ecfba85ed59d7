import { textGroup } from '#platform/i18n/text-group.ts'

/** Galleries, and the large view of their pictures. Source: requirements C-019 to C-024. */
export const gallery = textGroup({
  pictures: { en: 'Pictures', af: 'Prente', zu: 'Izithombe' },
  enlarge: { en: 'Enlarge the picture', af: 'Vergroot die prent', zu: 'Khulisa isithombe' },
  picture: {
    en: 'Picture {number} of {count}',
    af: 'Prent {number} van {count}',
    zu: 'Isithombe {number} kwezingu-{count}',
  },
  previous: { en: 'Previous picture', af: 'Vorige prent', zu: 'Isithombe esedlule' },
  next: { en: 'Next picture', af: 'Volgende prent', zu: 'Isithombe esilandelayo' },
})
