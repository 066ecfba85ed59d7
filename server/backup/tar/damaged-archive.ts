/** An archive that is no archive, was cut off, or holds what none of ours holds. */
export class DamagedArchive extends Error {}
