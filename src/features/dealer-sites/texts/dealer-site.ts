import { textGroup } from '#platform/i18n/text-group.ts'

/** Texts of the pages of a dealer. */
export const dealerSite = textGroup({
  pages: { en: 'Pages of this dealer', af: 'Bladsye van hierdie handelaar', zu: 'Amakhasi alo mthengisi' },
  dealers: { en: 'Dealers', af: 'Handelaars', zu: 'Abathengisi' },
  newVehicles: { en: 'New vehicles', af: 'Nuwe voertuie', zu: 'Izimoto ezintsha' },
  pictureGallery: { en: 'Picture Gallery', af: 'Fotogalery', zu: 'Igalari Yezithombe' },
  bookTestDrive: { en: 'Book a test drive', af: 'Bespreek ’n toetsrit', zu: 'Bhukha ukushayela kokuhlola' },
  bookService: { en: 'Book a service', af: 'Bespreek ’n diens', zu: 'Bhukha isevisi' },
  buyOnline: { en: 'Buy online', af: 'Koop aanlyn', zu: 'Thenga ku-inthanethi' },
  saveContact: { en: 'Save the contact', af: 'Stoor die kontak', zu: 'Londoloza oxhumana naye' },
  mapOf: {
    en: 'Map: {dealer} and the towns around it',
    af: 'Kaart: {dealer} en die dorpe daar rondom',
    zu: 'Imephu: {dealer} namadolobha azungezile',
  },
  roadside: { en: 'Roadside Assistance', af: 'Padbystand', zu: 'Usizo Lasemgwaqweni' },
  customerCare: { en: 'Customer Care', af: 'Kliëntediens', zu: 'Ukunakekelwa Kwamakhasimende' },
  customerCareAbroad: {
    en: 'Customer Care from outside South Africa',
    af: 'Kliëntediens van buite Suid-Afrika',
    zu: 'Ukunakekelwa Kwamakhasimende uma ungaphandle kweNingizimu Afrika',
  },
  finance: {
    en: 'Finance Services inside South Africa',
    af: 'Finansieringsdienste binne Suid-Afrika',
    zu: 'Izinsizakalo Zezimali ngaphakathi kweNingizimu Afrika',
  },
  financeAbroad: {
    en: 'Finance Services outside South Africa',
    af: 'Finansieringsdienste buite Suid-Afrika',
    zu: 'Izinsizakalo Zezimali ngaphandle kweNingizimu Afrika',
  },
  numbers: { en: 'Other numbers', af: 'Ander nommers', zu: 'Ezinye izinombolo' },
  popular: { en: 'Most popular vehicles', af: 'Gewildste voertuie', zu: 'Izimoto ezithandwa kakhulu' },
  from: { en: 'From {price}', af: 'Vanaf {price}', zu: 'Kusuka ku-{price}' },
  everyTeam: { en: 'All', af: 'Almal', zu: 'Bonke' },
  team: { en: 'Our team', af: 'Ons span', zu: 'Ithimba lethu' },
  events: { en: 'Events', af: 'Geleenthede', zu: 'Imicimbi' },
  questions: { en: 'Questions', af: 'Vrae', zu: 'Imibuzo' },
  testimonials: {
    en: 'What our customers say',
    af: 'Wat ons kliënte sê',
    zu: 'Okushiwo ngamakhasimende ethu',
  },
  stars: { en: '{rating} of 5 stars', af: '{rating} van 5 sterre', zu: 'Izinkanyezi ezi-{rating} kwezi-5' },
  quote: { en: 'In our own words', af: 'In ons eie woorde', zu: 'Ngamazwi ethu' },
  services: { en: 'Services', af: 'Dienste', zu: 'Izinsizakalo' },
  group: { en: 'Our dealers', af: 'Ons handelaars', zu: 'Abathengisi bethu' },
  lexus: { en: 'Lexus vehicles', af: 'Lexus-voertuie', zu: 'Izimoto ze-Lexus' },
})
