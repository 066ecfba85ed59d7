import type { VehicleRange } from '../../names.ts'
import type { VehicleRecord } from '../shape.ts'
import { corolla } from './corolla.ts'
import { corollaCross } from './corolla-cross.ts'
import { corollaHatch } from './corolla-hatch.ts'
import { corollaQuest } from './corolla-quest.ts'
import { fortuner } from './fortuner.ts'
import { grCorolla } from './gr-corolla.ts'
import { grSupra } from './gr-supra.ts'
import { grYaris } from './gr-yaris.ts'
import { gr86 } from './gr86.ts'
import { hiace } from './hiace.ts'
import { hiluxDoubleCab } from './hilux-double-cab.ts'
import { hiluxSingleCab } from './hilux-single-cab.ts'
import { hiluxXtraCab } from './hilux-xtra-cab.ts'
import { landCruiser76 } from './land-cruiser-76.ts'
import { landCruiser79DoubleCab } from './land-cruiser-79-double-cab.ts'
import { landCruiser79SingleCab } from './land-cruiser-79-single-cab.ts'
import { landCruiser300 } from './land-cruiser-300.ts'
import { landCruiserPrado } from './land-cruiser-prado.ts'
import { quantum } from './quantum.ts'
import { rav4 } from './rav4.ts'
import { rumion } from './rumion.ts'
import { starlet } from './starlet.ts'
import { starletCross } from './starlet-cross.ts'
import { urbanCruiser } from './urban-cruiser.ts'
import { vitz } from './vitz.ts'

/**
 * The record of every range. A new range needs a name in `names.ts` and an entry with its body (and a new master in `bodies/`
 * when its proportions differ), its lamps, trim and joints, its front and its wheel.
 */
export const vehicleRecords = {
  'hilux-double-cab': hiluxDoubleCab,
  'hilux-xtra-cab': hiluxXtraCab,
  'hilux-single-cab': hiluxSingleCab,
  fortuner,
  'corolla-cross': corollaCross,
  vitz,
  hiace,
  'gr-corolla': grCorolla,
  starlet,
  'land-cruiser-300': landCruiser300,
  gr86,
  'gr-yaris': grYaris,
  rav4,
  corolla,
  rumion,
  'starlet-cross': starletCross,
  'urban-cruiser': urbanCruiser,
  'corolla-hatch': corollaHatch,
  'corolla-quest': corollaQuest,
  'land-cruiser-prado': landCruiserPrado,
  'land-cruiser-76': landCruiser76,
  'land-cruiser-79-double-cab': landCruiser79DoubleCab,
  'land-cruiser-79-single-cab': landCruiser79SingleCab,
  quantum,
  'gr-supra': grSupra,
} as const satisfies Readonly<Record<VehicleRange, VehicleRecord>>
