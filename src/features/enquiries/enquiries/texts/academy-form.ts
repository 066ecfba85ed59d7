import { textGroup } from '#platform/i18n/text-group.ts'

/** The application to the junior academy. Source: requirements V-260 to V-275. */
export const academyTexts = textGroup({
  academyTitle: { en: 'Junior Academy', af: 'Junior Akademie', zu: 'I-Junior Academy' },
  academyEligibility: {
    en: 'This form is submitted by a parent or guardian who is over 18. Prior karting experience is a prerequisite, and the applicant is below 17.',
    af: 'Hierdie vorm word deur ’n ouer of voog ouer as 18 ingedien. Vorige kartervaring is ’n vereiste, en die aansoeker is jonger as 17.',
    zu: 'Leli fomu lithunyelwa umzali noma umnakekeli oneminyaka engaphezu kuka-18. Kudingeka ulwazi lwangaphambili lwe-karting, futhi ofaka isicelo ungaphansi kweminyaka engu-17.',
  },
  driverInformation: {
    en: 'Driver Information',
    af: 'Inligting Oor Die Jaer',
    zu: 'Imininingwane Yomshayeli',
  },
  guardianInformation: {
    en: 'Guardian Information',
    af: 'Inligting Oor Die Voog',
    zu: 'Imininingwane Yomnakekeli',
  },
  firstName: { en: 'First Name', af: 'Voornaam', zu: 'Igama' },
  surname: { en: 'Surname', af: 'Van', zu: 'Isibongo' },
  birthday: { en: 'Date Of Birth', af: 'Geboortedatum', zu: 'Usuku Lokuzalwa' },
  birthdayHelp: { en: 'DD/MM/YYYY', af: 'DD/MM/JJJJ', zu: 'DD/MM/YYYY' },
  yearTurnedEight: {
    en: 'Year Turned 8',
    af: 'Jaar Waarin 8 Geword',
    zu: 'Unyaka Ahlanganise Ngawo Iminyaka Engu-8',
  },
  relationship: {
    en: 'Relationship To The Driver',
    af: 'Verhouding Met Die Jaer',
    zu: 'Ubuhlobo Nomshayeli',
  },
  relationshipHelp: {
    en: 'Such as mother, father or guardian',
    af: 'Soos ma, pa of voog',
    zu: 'Njengomama, ubaba noma umnakekeli',
  },
  driverCv: { en: 'Driver CV', af: 'CV Van Die Jaer', zu: 'I-CV Yomshayeli' },
  entriesCorrect: {
    en: 'I confirm that the information above is correct.',
    af: 'Ek bevestig dat die inligting hierbo korrek is.',
    zu: 'Ngiyaqinisekisa ukuthi imininingwane engenhla ilungile.',
  },
  collectionAgreed: {
    en: 'I consent to the collection and use of this information to select drivers for the academy. It is deleted after twelve months.',
    af: 'Ek stem in dat hierdie inligting versamel en gebruik word om jaers vir die akademie te kies. Dit word ná twaalf maande uitgevee.',
    zu: 'Ngiyavuma ukuthi le mininingwane iqoqwe futhi isetshenziselwe ukukhetha abashayeli be-akhademi. Isulwa ngemva kwezinyanga eziyishumi nambili.',
  },
  guardianAdult: {
    en: 'I am the parent or guardian of the driver and 18 or older.',
    af: 'Ek is die ouer of voog van die jaer en 18 of ouer.',
    zu: 'Ngingumzali noma umnakekeli womshayeli futhi ngineminyaka engu-18 noma ngaphezulu.',
  },
  academySent: {
    en: 'Enquiry submitted successfully',
    af: 'Navraag suksesvol ingedien',
    zu: 'Umbuzo uthunyelwe ngempumelelo',
  },
  academyThanks: {
    en: 'Thank you. The academy reads every application and answers the parent or guardian.',
    af: 'Dankie. Die akademie lees elke aansoek en antwoord die ouer of voog.',
    zu: 'Siyabonga. I-akhademi ifunda zonke izicelo bese iphendula umzali noma umnakekeli.',
  },
})
