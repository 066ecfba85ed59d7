import { textGroup } from '#platform/i18n/text-group.ts'

/** Worded values of the equipment of translated ranges. Numbers, units and product names stay as they are. */
export const equipmentValues = textGroup({
  'Radio with Bluetooth and USB': {
    en: 'Radio with Bluetooth and USB',
    af: 'Radio met Bluetooth en USB',
    zu: 'Umsakazo one-Bluetooth ne-USB',
  },
  '7-inch touchscreen with Bluetooth': {
    en: '7-inch touchscreen with Bluetooth',
    af: '7-duim-raakskerm met Bluetooth',
    zu: 'Isikrini esithintwayo esingu-7-inch esine-Bluetooth',
  },
  '8-inch touchscreen': {
    en: '8-inch touchscreen',
    af: '8-duim-raakskerm',
    zu: 'Isikrini esithintwayo esingu-8-inch',
  },
  '8-inch touchscreen with navigation': {
    en: '8-inch touchscreen with navigation',
    af: '8-duim-raakskerm met navigasie',
    zu: 'Isikrini esithintwayo esingu-8-inch esinemephu',
  },
  'Apple CarPlay and Android Auto': {
    en: 'Apple CarPlay and Android Auto',
    af: 'Apple CarPlay en Android Auto',
    zu: 'I-Apple CarPlay ne-Android Auto',
  },
  'LED with daytime running lamps': {
    en: 'LED with daytime running lamps',
    af: 'LED met dagligte',
    zu: 'I-LED enamalambu asemini',
  },
  'Bi-LED with automatic high beam': {
    en: 'Bi-LED with automatic high beam',
    af: 'Bi-LED met outomatiese helder ligte',
    zu: 'I-Bi-LED enokukhanya okukhulu okuzenzakalelayo',
  },
  'Motorised roller shutter': {
    en: 'Motorised roller shutter',
    af: 'Elektriese roldeksel',
    zu: 'Isembozo esigoqwayo esisebenza ngogesi',
  },
  'Graphite finish': { en: 'Graphite finish', af: 'Grafietafwerking', zu: 'Umbala we-graphite' },
  'Legend 55 decals and black nudge bar': {
    en: 'Legend 55 decals and black nudge bar',
    af: 'Legend 55-plakkers en swart stootstang',
    zu: 'Izitikha ze-Legend 55 nebha yangaphambili emnyama',
  },
  'Pre-collision system, lane-departure alert, adaptive cruise control': {
    en: 'Pre-collision system, lane-departure alert, adaptive cruise control',
    af: 'Voorbotsingstelsel, baanverlatingswaarskuwing, aanpasbare kruisbeheer',
    zu: 'Uhlelo lokuvimbela ukushayisana, isexwayiso sokuphuma emzileni, i-cruise control ezilungisayo',
  },
  '48V motor-generator, up to 12 kW and 65 Nm': {
    en: '48V motor-generator, up to 12 kW and 65 Nm',
    af: '48V-motorgenerator, tot 12 kW en 65 Nm',
    zu: 'I-motor-generator ye-48V, kufika ku-12 kW no-65 Nm',
  },
  '48V lithium-ion, 4,3 Ah, below the rear seat': {
    en: '48V lithium-ion, 4,3 Ah, below the rear seat',
    af: '48V-litiumioon, 4,3 Ah, onder die agtersitplek',
    zu: 'I-lithium-ion ye-48V, 4,3 Ah, ngaphansi kwesihlalo sangemuva',
  },
  '1 998 cc four-cylinder petrol': {
    en: '1 998 cc four-cylinder petrol',
    af: '1 998 cc viersilinder-petrol',
    zu: 'uphethiloli, 1 998 cc, amasilinda amane',
  },
  '2 393 cc four-cylinder turbodiesel': {
    en: '2 393 cc four-cylinder turbodiesel',
    af: '2 393 cc viersilinder-turbodiesel',
    zu: 'udizili we-turbo, 2 393 cc, amasilinda amane',
  },
  '2 755 cc four-cylinder turbodiesel': {
    en: '2 755 cc four-cylinder turbodiesel',
    af: '2 755 cc viersilinder-turbodiesel',
    zu: 'udizili we-turbo, 2 755 cc, amasilinda amane',
  },
  '3 years / 100 000 km': {
    en: '3 years / 100 000 km',
    af: '3 jaar / 100 000 km',
    zu: 'iminyaka engu-3 / 100 000 km',
  },
  '9 services / 90 000 km': {
    en: '9 services / 90 000 km',
    af: '9 dienste / 90 000 km',
    zu: 'amasevisi angu-9 / 90 000 km',
  },
  '10 000 km / 12 months': {
    en: '10 000 km / 12 months',
    af: '10 000 km / 12 maande',
    zu: '10 000 km / izinyanga ezingu-12',
  },
  '102 kW at 5 600 r/min': {
    en: '102 kW at 5 600 r/min',
    af: '102 kW by 5 600 r/min',
    zu: '102 kW ku-5 600 r/min',
  },
  '110 kW at 3 400 r/min': {
    en: '110 kW at 3 400 r/min',
    af: '110 kW by 3 400 r/min',
    zu: '110 kW ku-3 400 r/min',
  },
  '150 kW at 3 000–3 400 r/min': {
    en: '150 kW at 3 000–3 400 r/min',
    af: '150 kW by 3 000–3 400 r/min',
    zu: '150 kW ku-3 000–3 400 r/min',
  },
  '150 kW at 3 400 r/min': {
    en: '150 kW at 3 400 r/min',
    af: '150 kW by 3 400 r/min',
    zu: '150 kW ku-3 400 r/min',
  },
  '165 kW at 3 000 r/min': {
    en: '165 kW at 3 000 r/min',
    af: '165 kW by 3 000 r/min',
    zu: '165 kW ku-3 000 r/min',
  },
  '183 Nm at 4 000 r/min': {
    en: '183 Nm at 4 000 r/min',
    af: '183 Nm by 4 000 r/min',
    zu: '183 Nm ku-4 000 r/min',
  },
  '343 Nm at 1 400–2 800 r/min': {
    en: '343 Nm at 1 400–2 800 r/min',
    af: '343 Nm by 1 400–2 800 r/min',
    zu: '343 Nm ku-1 400–2 800 r/min',
  },
  '400 Nm at 1 600–2 000 r/min': {
    en: '400 Nm at 1 600–2 000 r/min',
    af: '400 Nm by 1 600–2 000 r/min',
    zu: '400 Nm ku-1 600–2 000 r/min',
  },
  '420 Nm at 1 400–3 400 r/min': {
    en: '420 Nm at 1 400–3 400 r/min',
    af: '420 Nm by 1 400–3 400 r/min',
    zu: '420 Nm ku-1 400–3 400 r/min',
  },
  '500 Nm at 1 600–2 800 r/min': {
    en: '500 Nm at 1 600–2 800 r/min',
    af: '500 Nm by 1 600–2 800 r/min',
    zu: '500 Nm ku-1 600–2 800 r/min',
  },
  '550 Nm at 1 600–2 800 r/min': {
    en: '550 Nm at 1 600–2 800 r/min',
    af: '550 Nm by 1 600–2 800 r/min',
    zu: '550 Nm ku-1 600–2 800 r/min',
  },
  '17-inch alloy, 265/65 R17': {
    en: '17-inch alloy, 265/65 R17',
    af: '17-duim-allooi, 265/65 R17',
    zu: 'I-alloy engu-17-inch, 265/65 R17',
  },
  '17-inch alloy, 265/65 R17 all-terrain': {
    en: '17-inch alloy, 265/65 R17 all-terrain',
    af: '17-duim-allooi, 265/65 R17, alle terreine',
    zu: 'I-alloy engu-17-inch, 265/65 R17, yazo zonke izindawo',
  },
  '18-inch alloy, 265/60 R18': {
    en: '18-inch alloy, 265/60 R18',
    af: '18-duim-allooi, 265/60 R18',
    zu: 'I-alloy engu-18-inch, 265/60 R18',
  },
  '15-inch steel, 205/70 R15C': {
    en: '15-inch steel, 205/70 R15C',
    af: '15-duim-staal, 205/70 R15C',
    zu: 'Insimbi engu-15-inch, 205/70 R15C',
  },
  '17-inch steel, 225/70 R17': {
    en: '17-inch steel, 225/70 R17',
    af: '17-duim-staal, 225/70 R17',
    zu: 'Insimbi engu-17-inch, 225/70 R17',
  },
  '17-inch steel, 225/70 R17C': {
    en: '17-inch steel, 225/70 R17C',
    af: '17-duim-staal, 225/70 R17C',
    zu: 'Insimbi engu-17-inch, 225/70 R17C',
  },
})
