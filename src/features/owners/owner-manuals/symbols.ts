/** The lamps that a manual draws; `pdf/lamp-shapes.ts` has their shapes. */
export const lampSymbols = [
  ...['abs', 'airbag', 'battery', 'belt', 'brake', 'coolant', 'cruise', 'descent', 'differentialLock'],
  ...['door', 'engine', 'fogFront', 'fogRear', 'fourWheelDrive', 'fuel', 'glow', 'highBeam', 'hybrid'],
  ...['indicators', 'key', 'lights', 'lowRange', 'oil', 'parking', 'ready', 'safety', 'skid', 'steering'],
  ...['tyre', 'washer', 'waterInFuel'],
] as const

export type LampSymbol = (typeof lampSymbols)[number]
