import type { SceneName } from '../../names.ts'
import type { Scene } from '../scene.ts'
import { bushveld } from './bushveld.ts'
import { drakensberg } from './drakensberg.ts'
import { dunes } from './dunes.ts'
import { durban } from './durban.ts'
import { forecourt } from './forecourt.ts'
import { gardenRoute } from './garden-route.ts'
import { highveld } from './highveld.ts'
import { johannesburg } from './johannesburg.ts'
import { karoo } from './karoo.ts'
import { namaqualand } from './namaqualand.ts'
import { nightRoad } from './night-road.ts'
import { studioDark, studioLight } from './studio.ts'
import { tableMountain } from './table-mountain.ts'
import { track } from './track.ts'

/** All scenes by name. */
export const scenes = {
  bushveld,
  drakensberg,
  dunes,
  durban,
  forecourt,
  'garden-route': gardenRoute,
  highveld,
  johannesburg,
  karoo,
  namaqualand,
  'night-road': nightRoad,
  'studio-dark': studioDark,
  'studio-light': studioLight,
  'table-mountain': tableMountain,
  track,
} as const satisfies Readonly<Record<SceneName, Scene>>
