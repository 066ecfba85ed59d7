import { textGroup } from '#platform/i18n/text-group.ts'

/** What a listing says when stock cannot be read. Source: requirements D-086, D-087, D-394 and D-407; decision D-10. */
export const failures = textGroup({
  failed: {
    en: 'Error: Failed to fetch dealer data',
    af: 'Fout: Kon nie handelaardata laai nie',
    zu: 'Iphutha: Kuhlulekile ukulayisha imininingwane yomthengisi',
  },
  unavailable: {
    en: 'The vehicles of {dealers} cannot be loaded at the moment.',
    af: 'Die voertuie van {dealers} kan nie nou gelaai word nie.',
    zu: 'Izimoto ze-{dealers} azikwazi ukulayishwa okwamanje.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  loading: { en: 'Loading vehicles …', af: 'Voertuie word gelaai …', zu: 'Izimoto ziyalayishwa …' },
  stillFailed: {
    en: 'The vehicles still cannot be loaded. Please try again in a minute.',
    af: 'Die voertuie kan steeds nie gelaai word nie. Probeer asseblief oor ’n minuut weer.',
    zu: 'Izimoto azikakwazi ukulayishwa. Sicela uzame futhi ngemva komzuzu.',
  },
})
