export const flights = [
  { code: 'NA 204', city: 'Lisbon', gate: 'B12', time: '07:10' },
  { code: 'NA 311', city: 'Oslo', gate: 'A4', time: '07:25' },
  { code: 'KT 880', city: 'Toronto', gate: 'C21', time: '07:40' },
  { code: 'NA 118', city: 'Madrid', gate: 'B7', time: '08:05' },
  { code: 'QV 605', city: 'Warsaw', gate: 'A9', time: '08:15' },
  { code: 'KT 142', city: 'Chicago', gate: 'C18', time: '08:30' },
  { code: 'QV 730', city: 'Athens', gate: 'B3', time: '08:50' },
  { code: 'NA 552', city: 'Dublin', gate: 'A15', time: '09:05' },
  { code: 'KT 417', city: 'Seoul', gate: 'C2', time: '09:20' },
  { code: 'QV 266', city: 'Vienna', gate: 'B16', time: '09:45' },
];
