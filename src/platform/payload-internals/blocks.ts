import type { FlattenedBlock, Payload } from 'payload'

/** Returns the blocks of the configuration by their kind, with their fields in one level, which the public type leaves out. */
export function blocksOf({ blocks }: Pick<Payload, 'blocks'>): Readonly<Record<string, FlattenedBlock>> {
  return blocks as unknown as Readonly<Record<string, FlattenedBlock>>
}
