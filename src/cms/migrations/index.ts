import * as migration_20261120_115511_initial from './20261120_115511_initial.ts';

export const migrations = [
  {
    up: migration_20261120_115511_initial.up,
    down: migration_20261120_115511_initial.down,
    name: '20261120_115511_initial'
  },
];
