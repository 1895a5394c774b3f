export interface Flight {
  /** Flight number. */
  id: string;
  airline: string;
  origin: string;
  destination: string;
  departure: Date;
  /** Duration. */
  minutes: number;
  gate: string;
  seats: number;
  booked: number;
  status: FlightStatus;
}

export type FlightStatus = 'Scheduled' | 'Boarding' | 'Delayed' | 'Departed' | 'Landed' | 'Canceled';

export const flightStatuses: FlightStatus[] = ['Scheduled', 'Boarding', 'Delayed', 'Departed', 'Landed', 'Canceled'];

export const flights: Flight[] = [
  { id: 'NW210', airline: 'Northwind', origin: 'Lisbon', destination: 'Berlin', departure: new Date(2026, 5, 12, 6, 0), minutes: 205, gate: 'A1', seats: 120, booked: 107, status: 'Boarding' },
  { id: 'AS223', airline: 'Aero Sol', origin: 'Vienna', destination: 'Madrid', departure: new Date(2026, 5, 12, 7, 25), minutes: 170, gate: 'B8', seats: 156, booked: 138, status: 'Delayed' },
  { id: 'MD236', airline: 'Meridian', origin: 'Helsinki', destination: 'Prague', departure: new Date(2026, 5, 12, 8, 50), minutes: 135, gate: 'C15', seats: 180, booked: 129, status: 'Departed' },
  { id: 'BJ249', airline: 'Bluejay', origin: 'Athens', destination: 'Oslo', departure: new Date(2026, 5, 12, 9, 15), minutes: 235, gate: 'A4', seats: 204, booked: 188, status: 'Boarding' },
  { id: 'AS262', airline: 'Aero Sol', origin: 'Paris', destination: 'Warsaw', departure: new Date(2026, 5, 12, 10, 40), minutes: 140, gate: 'B11', seats: 120, booked: 92, status: 'Scheduled' },
  { id: 'MD275', airline: 'Meridian', origin: 'Budapest', destination: 'Amsterdam', departure: new Date(2026, 5, 12, 11, 5), minutes: 120, gate: 'C18', seats: 156, booked: 121, status: 'Boarding' },
  { id: 'BJ288', airline: 'Bluejay', origin: 'Dublin', destination: 'Rome', departure: new Date(2026, 5, 12, 12, 30), minutes: 190, gate: 'A7', seats: 180, booked: 131, status: 'Delayed' },
  { id: 'NW301', airline: 'Northwind', origin: 'Porto', destination: 'Zurich', departure: new Date(2026, 5, 12, 13, 55), minutes: 160, gate: 'B14', seats: 204, booked: 146, status: 'Scheduled' },
  { id: 'MD314', airline: 'Meridian', origin: 'Lisbon', destination: 'Berlin', departure: new Date(2026, 5, 12, 14, 20), minutes: 205, gate: 'C3', seats: 120, booked: 66, status: 'Boarding' },
  { id: 'BJ327', airline: 'Bluejay', origin: 'Vienna', destination: 'Madrid', departure: new Date(2026, 5, 12, 15, 45), minutes: 170, gate: 'A10', seats: 156, booked: 116, status: 'Canceled' },
  { id: 'NW340', airline: 'Northwind', origin: 'Helsinki', destination: 'Prague', departure: new Date(2026, 5, 12, 16, 10), minutes: 135, gate: 'B17', seats: 180, booked: 154, status: 'Scheduled' },
  { id: 'AS353', airline: 'Aero Sol', origin: 'Athens', destination: 'Oslo', departure: new Date(2026, 5, 12, 17, 35), minutes: 235, gate: 'C6', seats: 204, booked: 197, status: 'Scheduled' },
  { id: 'BJ366', airline: 'Bluejay', origin: 'Paris', destination: 'Warsaw', departure: new Date(2026, 5, 13, 6, 0), minutes: 140, gate: 'A13', seats: 120, booked: 91, status: 'Scheduled' },
  { id: 'NW379', airline: 'Northwind', origin: 'Budapest', destination: 'Amsterdam', departure: new Date(2026, 5, 13, 7, 25), minutes: 120, gate: 'B2', seats: 156, booked: 131, status: 'Landed' },
  { id: 'AS392', airline: 'Aero Sol', origin: 'Dublin', destination: 'Rome', departure: new Date(2026, 5, 13, 8, 50), minutes: 190, gate: 'C9', seats: 180, booked: 138, status: 'Delayed' },
  { id: 'MD405', airline: 'Meridian', origin: 'Porto', destination: 'Zurich', departure: new Date(2026, 5, 13, 9, 15), minutes: 160, gate: 'A16', seats: 204, booked: 124, status: 'Boarding' },
  { id: 'NW418', airline: 'Northwind', origin: 'Lisbon', destination: 'Berlin', departure: new Date(2026, 5, 13, 10, 40), minutes: 205, gate: 'B5', seats: 120, booked: 110, status: 'Delayed' },
  { id: 'AS431', airline: 'Aero Sol', origin: 'Vienna', destination: 'Madrid', departure: new Date(2026, 5, 13, 11, 5), minutes: 170, gate: 'C12', seats: 156, booked: 101, status: 'Scheduled' },
  { id: 'MD444', airline: 'Meridian', origin: 'Helsinki', destination: 'Prague', departure: new Date(2026, 5, 13, 12, 30), minutes: 135, gate: 'A1', seats: 180, booked: 132, status: 'Delayed' },
  { id: 'BJ457', airline: 'Bluejay', origin: 'Athens', destination: 'Oslo', departure: new Date(2026, 5, 13, 13, 55), minutes: 235, gate: 'B8', seats: 204, booked: 119, status: 'Departed' },
  { id: 'AS470', airline: 'Aero Sol', origin: 'Paris', destination: 'Warsaw', departure: new Date(2026, 5, 13, 14, 20), minutes: 140, gate: 'C15', seats: 120, booked: 89, status: 'Canceled' },
  { id: 'MD483', airline: 'Meridian', origin: 'Budapest', destination: 'Amsterdam', departure: new Date(2026, 5, 13, 15, 45), minutes: 120, gate: 'A4', seats: 156, booked: 153, status: 'Landed' },
  { id: 'BJ496', airline: 'Bluejay', origin: 'Dublin', destination: 'Rome', departure: new Date(2026, 5, 13, 16, 10), minutes: 190, gate: 'B11', seats: 180, booked: 122, status: 'Delayed' },
  { id: 'NW509', airline: 'Northwind', origin: 'Porto', destination: 'Zurich', departure: new Date(2026, 5, 13, 17, 35), minutes: 160, gate: 'C18', seats: 204, booked: 129, status: 'Scheduled' },
];
