import { textGroup } from '#platform/i18n/text-group.ts'

/** The buttons of banners and the dialogs that embed the purchase site. Source: requirements C-044 to C-049. */
export const purchase = textGroup({
  enquire: { en: 'Enquire Now', af: 'Doen Nou Navraag', zu: 'Buza Manje' },
  testDrive: {
    en: 'Book A Test Drive',
    af: 'Bespreek ’n Toetsrit',
    zu: 'Bhuka Ukuhlola Imoto Ngokuyishayela',
  },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  late: {
    en: 'This is taking longer than usual.',
    af: 'Dit neem langer as gewoonlik.',
    zu: 'Lokhu kuthatha isikhathi eside kunokujwayelekile.',
  },
  refused: {
    en: 'This page cannot be shown here.',
    af: 'Hierdie bladsy kan nie hier gewys word nie.',
    zu: 'Leli khasi alikwazi ukuboniswa lapha.',
  },
  nothingAppears: {
    en: 'Does nothing appear?',
    af: 'Verskyn niks nie?',
    zu: 'Akuveli lutho?',
  },
  openTab: {
    en: 'Open it in a new tab',
    af: 'Maak dit in ’n nuwe oortjie oop',
    zu: 'Livule kuthebhu entsha',
  },
  ownForm: {
    en: 'Use the form on this site',
    af: 'Gebruik die vorm op hierdie webwerf',
    zu: 'Sebenzisa ifomu elikule webhusayithi',
  },
})
