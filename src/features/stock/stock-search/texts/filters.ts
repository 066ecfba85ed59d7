import { textGroup } from '#platform/i18n/text-group.ts'

/** The filters of the national search. Source: requirements D-215 to D-218. */
export const filters = textGroup({
  make: { en: 'Make', af: 'Fabrikaat', zu: 'Uhlobo' },
  range: { en: 'Range', af: 'Reeks', zu: 'Uhlu' },
  bodyType: { en: 'Body type', af: 'Bakstyl', zu: 'Isimo somzimba' },
  fuelType: { en: 'Fuel', af: 'Brandstof', zu: 'Uphethiloli' },
  transmissionType: { en: 'Transmission', af: 'Ratkas', zu: 'Igiyabhokisi' },
  colour: { en: 'Colour', af: 'Kleur', zu: 'Umbala' },
  dealer: { en: 'Dealer', af: 'Handelaar', zu: 'Umthengisi' },
  search: { en: 'Search', af: 'Soek', zu: 'Sesha' },
  example: {
    en: 'Such as Hilux 2021 white',
    af: 'Soos Hilux 2021 wit',
    zu: 'Njenge-Hilux 2021 emhlophe',
  },
  price: { en: 'Price (rand)', af: 'Prys (rand)', zu: 'Inani (amarandi)' },
  year: { en: 'Year', af: 'Jaar', zu: 'Unyaka' },
  mileage: { en: 'Mileage (km)', af: 'Kilometers', zu: 'Amakhilomitha' },
  from: { en: 'From', af: 'Van', zu: 'Kusuka' },
  to: { en: 'To', af: 'Tot', zu: 'Kuya' },
  budget: {
    en: 'Monthly budget (rand)',
    af: 'Maandelikse begroting (rand)',
    zu: 'Isabelomali sanyanga zonke (amarandi)',
  },
  budgetHelp: {
    en: 'We work out the highest price that fits.',
    af: 'Ons bereken die hoogste prys wat pas.',
    zu: 'Sibala inani eliphezulu elifanele.',
  },
  notANumber: {
    en: 'Enter a number, such as {example}.',
    af: 'Tik ’n getal in, soos {example}.',
    zu: 'Faka inombolo, njengo-{example}.',
  },
  certifiedOnly: {
    en: 'Certified only ({count})',
    af: 'Slegs gesertifiseer ({count})',
    zu: 'Eziqinisekisiwe kuphela ({count})',
  },
  more: { en: '{count} more', af: 'Nog {count}', zu: 'Ezinye ezingu-{count}' },
  distance: { en: 'Distance', af: 'Afstand', zu: 'Ibanga' },
  place: { en: 'City or suburb', af: 'Stad of voorstad', zu: 'Idolobha noma indawo' },
  unknownPlace: {
    en: 'We do not know “{place}”. Vehicles everywhere are shown.',
    af: 'Ons ken nie “{place}” nie. Voertuie oral word gewys.',
    zu: 'Asiyazi i-“{place}”. Kuboniswa izimoto zazo zonke izindawo.',
  },
  within: { en: 'Within', af: 'Binne', zu: 'Ngaphakathi kwe-' },
  useLocation: { en: 'Use my location', af: 'Gebruik my ligging', zu: 'Sebenzisa indawo yami' },
  fromHere: {
    en: 'Distances are from your location, accurate to about a kilometre.',
    af: 'Afstande is van jou ligging, tot sowat ’n kilometer.',
    zu: 'Amabanga asukela endaweni yakho, cishe ngekhilomitha.',
  },
  denied: {
    en: 'Your browser does not share your location with this site. Allow it in the site settings next to the address bar, or enter a city or suburb above.',
    af: 'Jou blaaier deel nie jou ligging met hierdie werf nie. Laat dit toe in die instellings langs die adres, of tik ’n stad of voorstad hierbo in.',
    zu: 'Isiphequluli sakho asabelani ngendawo yakho naleli sayithi. Yivumele kuzilungiselelo eduze kwekheli, noma faka idolobha noma indawo ngenhla.',
  },
  failed: {
    en: 'Your browser could not find out where you are. Enter a city or suburb above, or try again.',
    af: 'Jou blaaier kon nie vasstel waar jy is nie. Tik ’n stad of voorstad hierbo in, of probeer weer.',
    zu: 'Isiphequluli sakho asikwazanga ukuthola ukuthi ukuphi. Faka idolobha noma indawo ngenhla, noma uzame futhi.',
  },
})
