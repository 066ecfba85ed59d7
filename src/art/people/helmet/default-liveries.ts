import type { HelmetLivery } from './liveries.ts'

/** Default liveries for drivers without their own, one per pattern. */
export const defaultLiveries = {
  ember: { pattern: 'sweep', base: '#b80f1d', second: '#f2f0eb', third: '#14161a', visor: '#c8102e' },
  chalk: { pattern: 'blade', base: '#e9e6df', second: '#b80f1d', third: '#15171a', visor: '#c47a1e' },
  harbour: { pattern: 'split', base: '#1a3154', second: '#f2f0eb', third: '#b80f1d', visor: '#2c6e9e' },
  arrow: { pattern: 'chevron', base: '#f0ede6', second: '#d8a21a', third: '#1c1f24', visor: '#8a5a18' },
  ring: { pattern: 'halo', base: '#24272c', second: '#e2ded6', third: '#c4121f', visor: '#5b6b7c' },
  highveld: { pattern: 'stripes', base: '#d9b24a', second: '#f4efe2', third: '#1f3a2e', visor: '#3f7a5a' },
  protea: { pattern: 'crown', base: '#f1ece6', second: '#c4566f', third: '#7a2f50', visor: '#a04a78' },
  namib: { pattern: 'dawn', base: '#c8652f', second: '#f3d9b0', third: '#23424f', visor: '#3d7f92' },
} as const satisfies Readonly<Record<string, HelmetLivery>>

export type DefaultLivery = keyof typeof defaultLiveries
