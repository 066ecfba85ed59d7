import { textGroup } from '#platform/i18n/text-group.ts'

/** Ways to reach us, in the help for owners. */
export const help = textGroup({
  customerCare: { en: 'Customer care', af: 'Kliëntediens', zu: 'Ukunakekelwa kwamakhasimende' },
  international: { en: 'From abroad', af: 'Uit die buiteland', zu: 'Uma uphesheya' },
  roadsideAssistance: {
    en: 'Roadside assistance, day and night',
    af: 'Padbystand, dag en nag',
    zu: 'Usizo lasemgwaqweni, imini nobusuku',
  },
  email: { en: 'E-mail', af: 'E-pos', zu: 'I-imeyili' },
  failed: {
    en: 'The telephone numbers cannot be shown at the moment.',
    af: 'Die telefoonnommers kan nie nou gewys word nie.',
    zu: 'Izinombolo zocingo azikwazi ukuboniswa okwamanje.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
})
