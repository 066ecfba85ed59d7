import type { FlattenedBlock, Payload } from 'payload'

/** Returns the configured blocks by slug, with their flattened fields, which the public type leaves out. */
export function blocksOf({ blocks }: Pick<Payload, 'blocks'>): Readonly<Record<string, FlattenedBlock>> {
  return blocks as unknown as Readonly<Record<string, FlattenedBlock>>
}
