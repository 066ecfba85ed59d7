import { textGroup } from '#platform/i18n/text-group.ts'

/** Values and tags of the technical data on translated ranges. Numbers, units and product names stay as they are. */
export const specificationValues = textGroup({
  'Built in Durban': { en: 'Built in Durban', af: 'In Durban gebou', zu: 'Yakhiwe eThekwini' },
  'Limited edition': { en: 'Limited edition', af: 'Beperkte uitgawe', zu: 'Uhlelo olunomkhawulo' },
  '48V mild hybrid': { en: '48V mild hybrid', af: 'Ligte 48V-hibried', zu: 'I-hybrid encane ye-48V' },
  '25GB for 12 months': {
    en: '25GB for 12 months',
    af: '25GB vir 12 maande',
    zu: '25GB izinyanga ezingu-12',
  },
  Standard: { en: 'Standard', af: 'Standaard', zu: 'Kufakiwe' },
  'Standard, belt-driven': {
    en: 'Standard, belt-driven',
    af: 'Standaard, bandgedrewe',
    zu: 'Kufakiwe, kuhanjiswa ibhande',
  },
  Six: { en: 'Six', af: 'Ses', zu: 'Eziyisithupha' },
  'Six modes': { en: 'Six modes', af: 'Ses modusse', zu: 'Izindlela eziyisithupha' },
  'Six speakers': { en: 'Six speakers', af: 'Ses luidsprekers', zu: 'Izipikha eziyisithupha' },
  'JBL, nine speakers': {
    en: 'JBL, nine speakers',
    af: 'JBL, nege luidsprekers',
    zu: 'I-JBL, izipikha eziyisishiyagalolunye',
  },
  Manual: { en: 'Manual', af: 'Handbeheer', zu: 'Silungiswa ngesandla' },
  'Dual-zone climate control': {
    en: 'Dual-zone climate control',
    af: 'Dubbelsone-klimaatbeheer',
    zu: 'Isipholisi-moya esizilawulayo sezindawo ezimbili',
  },
  Fabric: { en: 'Fabric', af: 'Materiaal', zu: 'Indwangu' },
  'Hard-wearing fabric': { en: 'Hard-wearing fabric', af: 'Slytvaste materiaal', zu: 'Indwangu eqinile' },
  'Leather, heated front seats': {
    en: 'Leather, heated front seats',
    af: 'Leer, verhitte voorste sitplekke',
    zu: 'Isikhumba, izihlalo zangaphambili ezifudunyezwayo',
  },
  'Suede-effect GR seats, heated in front': {
    en: 'Suede-effect GR seats, heated in front',
    af: 'GR-sitplekke met suède-effek, voor verhit',
    zu: 'Izihlalo ze-GR ezifana ne-suede, ezangaphambili ziyafudunyezwa',
  },
  'Eight-way electric': {
    en: 'Eight-way electric',
    af: 'Elektries, agt rigtings',
    zu: 'Silungiswa ngogesi ngezindlela eziyisishiyagalombili',
  },
  Vinyl: { en: 'Vinyl', af: 'Viniel', zu: 'I-vinyl' },
  'Outer rear seats': {
    en: 'Outer rear seats',
    af: 'Buitenste agtersitplekke',
    zu: 'Izihlalo zangemuva ezisemaceleni',
  },
  'Front and rear': { en: 'Front and rear', af: 'Voor en agter', zu: 'Ngaphambili nangemuva' },
  'Two folding jump seats': {
    en: 'Two folding jump seats',
    af: 'Twee opvou-noodsitplekke',
    zu: 'Izihlalo ezimbili ezincane ezigoqwayo',
  },
  'Rear-hinged, no fixed pillar': {
    en: 'Rear-hinged, no fixed pillar',
    af: 'Skarniere agter, sonder middelpilaar',
    zu: 'Ivulekela ngemuva, ayinansika phakathi',
  },
  'Rear-wheel drive': { en: 'Rear-wheel drive', af: 'Agterwielaandrywing', zu: 'Idonswa amasondo angemuva' },
  'Rear-wheel drive, raised body': {
    en: 'Rear-wheel drive, raised body',
    af: 'Agterwielaandrywing, verhoogde bak',
    zu: 'Idonswa amasondo angemuva, umzimba ophakeme',
  },
  'Part-time four-wheel drive with low range': {
    en: 'Part-time four-wheel drive with low range',
    af: 'Deeltydse vierwielaandrywing met laestrek',
    zu: 'Amasondo omane akhethwayo, namagiya aphansi',
  },
  'Monotube dampers, wider track front and rear': {
    en: 'Monotube dampers, wider track front and rear',
    af: 'Enkelbuisskokbrekers, wyer spoor voor en agter',
    zu: 'Ama-shock absorber e-monotube, amasondo ahlukaniswe kakhulu ngaphambili nangemuva',
  },
})
