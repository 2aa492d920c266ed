export const FIELDS = { seats: 4, partners: true, target: 151 };
export const PRESETS = { standard: {} };
