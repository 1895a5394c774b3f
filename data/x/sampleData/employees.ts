export interface Employee {
  id: number;
  name: string;
  role: string;
  department: Department;
  office: string;
  /** Id of the manager; `null` for the first of the company. */
  managerId: number | null;
  /** In euros a year. */
  salary: number;
  startedOn: Date;
  isRemote: boolean;
}

export type Department = 'Management' | 'Engineering' | 'Sales' | 'People';

export const departments: Department[] = ['Management', 'Engineering', 'Sales', 'People'];

export const employees: Employee[] = [
  { id: 1, name: 'Noor Haddad', role: 'Chief executive', department: 'Management', office: 'Rotterdam', managerId: null, salary: 124000, startedOn: new Date(2016, 0, 1), isRemote: false },
  { id: 2, name: 'Marta Kowalska', role: 'Head of engineering', department: 'Engineering', office: 'Warsaw', managerId: 1, salary: 118000, startedOn: new Date(2018, 5, 4), isRemote: true },
  { id: 3, name: 'Tomás Rivera', role: 'Head of sales', department: 'Sales', office: 'Madrid', managerId: 1, salary: 116000, startedOn: new Date(2018, 10, 7), isRemote: false },
  { id: 4, name: 'Ingrid Solberg', role: 'Head of people', department: 'People', office: 'Oslo', managerId: 1, salary: 110000, startedOn: new Date(2020, 3, 10), isRemote: false },
  { id: 5, name: 'Kenji Mori', role: 'Team lead', department: 'Engineering', office: 'Warsaw', managerId: 2, salary: 83000, startedOn: new Date(2020, 8, 13), isRemote: true },
  { id: 6, name: 'Aisha Bello', role: 'Team lead', department: 'Engineering', office: 'Rotterdam', managerId: 2, salary: 87000, startedOn: new Date(2019, 1, 16), isRemote: false },
  { id: 7, name: 'Lukas Brandt', role: 'Front-end engineer', department: 'Engineering', office: 'Warsaw', managerId: 5, salary: 58000, startedOn: new Date(2023, 6, 19), isRemote: false },
  { id: 8, name: 'Priya Nair', role: 'Front-end engineer', department: 'Engineering', office: 'Warsaw', managerId: 5, salary: 54000, startedOn: new Date(2024, 11, 22), isRemote: true },
  { id: 9, name: 'Oskar Lind', role: 'Test engineer', department: 'Engineering', office: 'Oslo', managerId: 5, salary: 62000, startedOn: new Date(2022, 4, 25), isRemote: false },
  { id: 10, name: 'Chloé Martin', role: 'Back-end engineer', department: 'Engineering', office: 'Rotterdam', managerId: 6, salary: 66000, startedOn: new Date(2021, 9, 28), isRemote: false },
  { id: 11, name: 'Diego Santos', role: 'Back-end engineer', department: 'Engineering', office: 'Madrid', managerId: 6, salary: 50000, startedOn: new Date(2025, 2, 3), isRemote: true },
  { id: 12, name: 'Hana Novak', role: 'Site reliability engineer', department: 'Engineering', office: 'Rotterdam', managerId: 6, salary: 56000, startedOn: new Date(2023, 7, 6), isRemote: false },
  { id: 13, name: 'Emily Clarke', role: 'Account manager', department: 'Sales', office: 'Madrid', managerId: 3, salary: 64000, startedOn: new Date(2021, 0, 9), isRemote: false },
  { id: 14, name: 'Yusuf Demir', role: 'Account manager', department: 'Sales', office: 'Rotterdam', managerId: 3, salary: 60000, startedOn: new Date(2022, 5, 12), isRemote: true },
  { id: 15, name: 'Sofia Rossi', role: 'Sales engineer', department: 'Sales', office: 'Madrid', managerId: 3, salary: 54000, startedOn: new Date(2024, 10, 15), isRemote: false },
  { id: 16, name: 'Ben Adeyemi', role: 'Sales engineer', department: 'Sales', office: 'Warsaw', managerId: 3, salary: 52000, startedOn: new Date(2024, 3, 18), isRemote: false },
  { id: 17, name: 'Freya Larsen', role: 'Recruiter', department: 'People', office: 'Oslo', managerId: 4, salary: 58000, startedOn: new Date(2023, 8, 21), isRemote: true },
  { id: 18, name: 'Samuel Osei', role: 'Payroll specialist', department: 'People', office: 'Rotterdam', managerId: 4, salary: 66000, startedOn: new Date(2021, 1, 24), isRemote: false },
  { id: 19, name: 'Mei Tanaka', role: 'Recruiter', department: 'People', office: 'Warsaw', managerId: 4, salary: 48000, startedOn: new Date(2025, 6, 27), isRemote: false },
  { id: 20, name: 'Ana Pereira', role: 'Office manager', department: 'People', office: 'Madrid', managerId: 4, salary: 74000, startedOn: new Date(2019, 11, 2), isRemote: true },
];
