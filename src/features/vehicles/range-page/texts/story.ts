import { textGroup } from '#platform/i18n/text-group.ts'

/** The three chapters between the choice of a model and its specification. */
export const story = textGroup({
  inside: { en: 'Inside.', af: 'Binne-in.', zu: 'Ngaphakathi.' },
  abilities: { en: 'What it can do.', af: 'Wat dit kan doen.', zu: 'Lokho engakwenza.' },
  road: { en: 'On the road.', af: 'Op die pad.', zu: 'Emgwaqweni.' },
  screenWithPhones: {
    en: 'The touchscreen measures {inches} inches and works with Apple CarPlay and Android Auto.',
    af: 'Die raakskerm meet {inches} duim en werk met Apple CarPlay en Android Auto.',
    zu: 'Isikrini esithintwayo singama-intshi angu-{inches} futhi sisebenza ne-Apple CarPlay ne-Android Auto.',
  },
  screen: {
    en: 'The touchscreen measures {inches} inches.',
    af: 'Die raakskerm meet {inches} duim.',
    zu: 'Isikrini esithintwayo singama-intshi angu-{inches}.',
  },
  speakers: {
    en: 'Sound comes from {count} speakers.',
    af: 'Klank kom uit {count} luidsprekers.',
    zu: 'Umsindo uphuma kuzipikha ezingu-{count}.',
  },
  brandSpeakers: {
    en: 'Sound comes from {count} {brand} speakers.',
    af: 'Klank kom uit {count} {brand}-luidsprekers.',
    zu: 'Umsindo uphuma kuzipikha ze-{brand} ezingu-{count}.',
  },
  seating: { en: 'It seats {count}.', af: 'Dit het {count} sitplekke.', zu: 'Inezihlalo ezingu-{count}.' },
  boot: {
    en: 'The boot holds {litres} litres.',
    af: 'Die bagasiebak hou {litres} liter.',
    zu: 'Ibhuthi ithwala amalitha angu-{litres}.',
  },
  bootAllSeats: {
    en: 'With every seat in use, {litres} litres remain for luggage.',
    af: 'Met elke sitplek in gebruik bly daar {litres} liter vir bagasie oor.',
    zu: 'Uma zonke izihlalo zisetshenziswa, kusala amalitha angu-{litres} omthwalo.',
  },
  bootTwoRows: {
    en: 'Behind the first two rows there are {litres} litres.',
    af: 'Agter die eerste twee rye is daar {litres} liter.',
    zu: 'Ngemuva kwemigqa emibili yokuqala kunamalitha angu-{litres}.',
  },
  bootVan: {
    en: 'The load space takes {litres} litres.',
    af: 'Die laairuim vat {litres} liter.',
    zu: 'Indawo yomthwalo ithatha amalitha angu-{litres}.',
  },
  loadBed: {
    en: 'The load bed is {length} mm long.',
    af: 'Die laaibak is {length} mm lank.',
    zu: 'Ibhakede lomthwalo lingamamilimitha angu-{length} ubude.',
  },
  screenCaption: {
    en: '{inches}-inch touchscreen',
    af: 'Raakskerm van {inches} duim',
    zu: 'Isikrini esingama-intshi angu-{inches}',
  },
  seatsCaption: { en: '{count} seats', af: '{count} sitplekke', zu: 'Izihlalo ezingu-{count}' },
  bootCaption: { en: '{litres} litres', af: '{litres} liter', zu: 'Amalitha angu-{litres}' },
  bootAllSeatsCaption: {
    en: '{litres} litres with every seat in use',
    af: '{litres} liter met elke sitplek in gebruik',
    zu: 'Amalitha angu-{litres} uma zonke izihlalo zisetshenziswa',
  },
  bootTwoRowsCaption: {
    en: '{litres} litres behind two rows',
    af: '{litres} liter agter twee rye',
    zu: 'Amalitha angu-{litres} ngemuva kwemigqa emibili',
  },
  bootVanCaption: {
    en: '{litres} litres of load space',
    af: '{litres} liter laairuim',
    zu: 'Amalitha angu-{litres} endawo yomthwalo',
  },
  loadBedCaption: {
    en: 'Load bed, {length} mm long',
    af: 'Laaibak, {length} mm lank',
    zu: 'Ibhakede, {length} mm ubude',
  },
  closer: {
    en: 'Choose a number on the picture for a closer look.',
    af: 'Kies ’n nommer op die prent om nader te kom.',
    zu: 'Khetha inombolo esithombeni ukuze usondele.',
  },
  lamps: { en: '{kind} headlamps', af: '{kind}-hoofligte', zu: 'Amalambu angaphambili e-{kind}' },
  adaptiveLamps: {
    en: 'Adaptive {kind} headlamps',
    af: 'Aanpasbare {kind}-hoofligte',
    zu: 'Amalambu angaphambili e-{kind} azishintsha wona',
  },
  alloyWheels: {
    en: '{inches}-inch alloy wheels',
    af: 'Allooiwiele van {inches} duim',
    zu: 'Amasondo e-alloy angama-intshi angu-{inches}',
  },
  steelWheels: {
    en: '{inches}-inch steel wheels',
    af: 'Staalwiele van {inches} duim',
    zu: 'Amasondo ensimbi angama-intshi angu-{inches}',
  },
  clearance: {
    en: '{height} mm of ground clearance',
    af: '{height} mm grondvryhoogte',
    zu: 'ibanga ukusuka phansi elingu-{height} mm',
  },
  towing: {
    en: 'Tows up to {mass} kg on a braked trailer',
    af: 'Sleep tot {mass} kg op ’n geremde sleepwa',
    zu: 'Idonsa okufika ku-{mass} kg kunqola enamabhuleki',
  },
  tailgate: {
    en: 'A boot of {litres} litres',
    af: '’n Bagasiebak van {litres} liter',
    zu: 'Ibhuthi engamalitha angu-{litres}',
  },
  payload: {
    en: 'Carries up to {mass} kg',
    af: 'Dra tot {mass} kg',
    zu: 'Ithwala okufika ku-{mass} kg',
  },
  allWheels: {
    en: 'Its {kilowatts} kW and {torque} Nm drive all four wheels.',
    af: 'Sy {kilowatts} kW en {torque} Nm dryf al vier wiele aan.',
    zu: 'Amandla ayo angu-{kilowatts} kW no-{torque} Nm aqhuba wonke amasondo amane.',
  },
  frontWheels: {
    en: 'Its {kilowatts} kW and {torque} Nm drive the front wheels.',
    af: 'Sy {kilowatts} kW en {torque} Nm dryf die voorwiele aan.',
    zu: 'Amandla ayo angu-{kilowatts} kW no-{torque} Nm aqhuba amasondo angaphambili.',
  },
  rearWheels: {
    en: 'Its {kilowatts} kW and {torque} Nm drive the rear wheels.',
    af: 'Sy {kilowatts} kW en {torque} Nm dryf die agterwiele aan.',
    zu: 'Amandla ayo angu-{kilowatts} kW no-{torque} Nm aqhuba amasondo angemuva.',
  },
  consumption: {
    en: 'It uses {litres} litres per 100 km.',
    af: 'Dit gebruik {litres} liter vir 100 km.',
    zu: 'Isebenzisa amalitha angu-{litres} ku-100 km.',
  },
  airbags: {
    en: '{count} airbags are standard.',
    af: '{count} lugsakke is standaard.',
    zu: 'Ama-airbag angu-{count} ayinsakavukela.',
  },
  frontAtNight: {
    en: '{range} from the front, at night with its lamps on',
    af: '{range} van voor, in die nag met ligte aan',
    zu: 'I-{range} ibonwa ngaphambili, ebusuku amalambu ekhanya',
  },
})
