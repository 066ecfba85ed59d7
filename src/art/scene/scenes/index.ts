import type { SceneName } from '../../names.ts'
import type { Scene } from '../scene.ts'
import { bushveld } from './bushveld.ts'
import { drakensberg } from './drakensberg.ts'
import { dunes } from './dunes.ts'
import { forecourt } from './forecourt.ts'
import { gardenRoute } from './garden-route.ts'
import { johannesburg } from './johannesburg.ts'
import { karoo } from './karoo.ts'
import { studioDark, studioLight } from './studio.ts'
import { tableMountain } from './table-mountain.ts'
import { track } from './track.ts'

/** All scenes by name. */
export const scenes = {
  bushveld,
  drakensberg,
  dunes,
  forecourt,
  'garden-route': gardenRoute,
  johannesburg,
  karoo,
  'studio-dark': studioDark,
  'studio-light': studioLight,
  'table-mountain': tableMountain,
  track,
} as const satisfies Readonly<Record<SceneName, Scene>>
