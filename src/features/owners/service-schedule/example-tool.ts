import type { IntervalType, ServiceInfo, ServiceItem } from './service.ts'
import type { ServicedModel, ServiceTool } from './tool.ts'

const item = (type: IntervalType, description: string, part = true): ServiceItem => ({
  ...{ type, description },
  partNumber: part ? `SP-28D-${description.length}` : null,
  quantity: part ? '1' : null,
})

const inspected = [
  ...['Brake pads and discs', 'Parking brake', 'Brake fluid level', 'Coolant level and hoses', 'Drive belt'],
  ...['Steering linkage and ball joints', 'Tyres: tread, pressure and wear', 'Spare wheel, jack and tools'],
  ...['12 V battery and terminals', 'Lights, horn, wipers and washers', 'Transfer case oil', 'Glow plugs'],
]

/** A service with twelve parts to inspect, and a few of each other kind. */
export const exampleService: ServiceInfo = {
  ...{ scheduleType: 'Normal', engine: '2.8 GD-6 turbodiesel', transmission: '6-speed automatic' },
  labourTime: '1.4',
  items: [
    ...inspected.map((description) => item('inspect', description, false)),
    item('lubricate', 'Propeller shaft and universal joints'),
    item('clean', 'Cabin air filter'),
    { type: 'replace', description: 'Engine oil', partNumber: 'OIL-28D', quantity: '7,5 L' },
    item('replace', 'Engine oil filter'),
  ],
}

export const exampleModels: readonly ServicedModel[] = [
  { code: '44H', name: 'Hilux DC 2.8 GD-6 RB Raider 6AT', picture: null },
  { code: '39G', name: 'Hilux DC 2.8 GD-6 4x4 GR-S III 6AT', picture: null },
]

/** Two ranges; nothing is chosen. */
export const exampleTool: ServiceTool = {
  ranges: [
    { slug: 'hilux-double-cab', name: 'Hilux Double Cab', code: 'HDC' },
    { slug: 'land-cruiser-79-single-cab', name: 'Land Cruiser 79 Single Cab', code: 'LCS' },
  ],
  choice: { range: null, model: null, interval: 0 },
  parts: { models: null, intervals: null, service: null },
}

/** A model and its second service are chosen. */
export const exampleChosen: ServiceTool = {
  ...exampleTool,
  choice: { range: 'hilux-double-cab', model: '44H', interval: 20_000 },
  parts: { models: exampleModels, intervals: [10_000, 20_000, 30_000, 40_000], service: exampleService },
}
