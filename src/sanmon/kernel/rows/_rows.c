/* Writes observations and masks into memory that others own, such as the rows of an array of a learner.

   This is the compiled twin of `PlainRows` in plain.py, and gives the same bits; __init__.py says what each kind of
   instruction means. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#ifndef SOURCE_HASH
#define SOURCE_HASH unknown
#endif
#define TEXT(name) #name
#define TEXT_OF(name) TEXT(name)

enum { NUMBERS, CHOICES, COUNTS, PAIRS, FEATURES };

/* ---------------------------------------------------------------- a layout: the instructions, as arrays of C */

typedef struct {
    int kind;
    Py_ssize_t part;  /* the list of whole numbers that it reads */
    long low;         /* the number to which the first entry of the table belongs */
    Py_ssize_t count; /* entries of `at` */
    Py_ssize_t span;  /* entries of `table` */
    int32_t *at;
    int32_t *table;
} Instruction;

typedef struct {
    PyObject_HEAD
    Py_ssize_t size;  /* numbers of a row */
    Py_ssize_t count; /* instructions */
    Instruction *instructions;
} Layout;

static void Layout_dealloc(Layout *self) {
    for (Py_ssize_t i = 0; i < self->count; i++) {
        PyMem_Free(self->instructions[i].at);
        PyMem_Free(self->instructions[i].table);
    }
    PyMem_Free(self->instructions);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int32_t *copied(const char *bytes, Py_ssize_t length, Py_ssize_t limit, Py_ssize_t *count) {
    int32_t *numbers = PyMem_Malloc(length > 0 ? (size_t)length : 1);
    if (numbers == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    memcpy(numbers, bytes, (size_t)length);
    *count = length / (Py_ssize_t)sizeof(int32_t);
    for (Py_ssize_t i = 0; i < *count; i++) {
        if (numbers[i] < -1 || numbers[i] >= limit) {
            PyMem_Free(numbers);
            PyErr_SetString(PyExc_ValueError, "an instruction names a place outside the row");
            return NULL;
        }
    }
    return numbers;
}

/* Whether a table of features begins with as many places as it says, each a row that ends within the table. */
static int is_sound(const int32_t *table, Py_ssize_t span) {
    if (span < 2 || table[0] < 0 || table[0] + 2 > span) return 0;
    for (int32_t row = 0; row <= table[0]; row++) {
        if (table[1 + row] < table[0] + 2 || table[1 + row] > span) return 0;
        if (row > 0 && table[1 + row] < table[row]) return 0;
    }
    return 1;
}

static PyObject *Layout_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    Py_ssize_t size;
    PyObject *listed;
    if (!PyArg_ParseTuple(args, "nO!", &size, &PyList_Type, &listed)) return NULL;
    Layout *self = (Layout *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    self->size = size;
    Py_ssize_t count = PyList_GET_SIZE(listed);
    self->instructions = PyMem_Calloc(count > 0 ? (size_t)count : 1, sizeof(Instruction));
    if (self->instructions == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        Instruction *one = &self->instructions[i];
        const char *at, *table;
        Py_ssize_t at_length, table_length;
        if (!PyArg_ParseTuple(PyList_GET_ITEM(listed, i), "inly#y#", &one->kind, &one->part, &one->low, &at,
                              &at_length, &table, &table_length)) {
            Py_DECREF(self);
            return NULL;
        }
        self->count = i + 1;
        one->at = copied(at, at_length, size, &one->count);
        Py_ssize_t limit = one->kind == FEATURES ? INT32_MAX : size; /* places are looked at when they are written */
        if (one->at != NULL) one->table = copied(table, table_length, limit, &one->span);
        if (one->at == NULL || one->table == NULL) {
            Py_DECREF(self);
            return NULL;
        }
        if (one->kind == FEATURES && !is_sound(one->table, one->span)) {
            Py_DECREF(self);
            PyErr_SetString(PyExc_ValueError, "the rows of a table of features do not follow one another");
            return NULL;
        }
    }
    return (PyObject *)self;
}

static PyTypeObject LayoutType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "sanmon.kernel.rows._rows.Layout",
    .tp_doc = "Instructions that turn lists of whole numbers into one row.",
    .tp_basicsize = sizeof(Layout),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = Layout_new,
    .tp_dealloc = (destructor)Layout_dealloc,
};

/* ---------------------------------------------------------------- rows */

/* The places of a row that are not zero, so that only they are cleared before it is written again. */
typedef struct {
    uint32_t *places;
    Py_ssize_t count;
    Py_ssize_t room;
} Touched;

typedef struct {
    PyObject_HEAD
    Py_buffer numbers;
    Py_buffer masks;
    Py_ssize_t count;   /* rows */
    Py_ssize_t size;    /* numbers of a row */
    Py_ssize_t options; /* entries of a mask */
    Touched *touched;   /* by row: of its numbers, then of its mask */
} Rows;

static int reserve(Touched *touched, Py_ssize_t more) {
    if (touched->count + more <= touched->room) return 0;
    Py_ssize_t room = 2 * (touched->count + more) + 64;
    uint32_t *places = PyMem_Realloc(touched->places, (size_t)room * sizeof(uint32_t));
    if (places == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    touched->places = places;
    touched->room = room;
    return 0;
}

static void Rows_dealloc(Rows *self) {
    if (self->touched != NULL)
        for (Py_ssize_t i = 0; i < 2 * self->count; i++) PyMem_Free(self->touched[i].places);
    PyMem_Free(self->touched);
    if (self->numbers.obj != NULL) PyBuffer_Release(&self->numbers);
    if (self->masks.obj != NULL) PyBuffer_Release(&self->masks);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *Rows_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
    PyObject *numbers, *masks;
    Py_ssize_t count, size, options;
    if (!PyArg_ParseTuple(args, "OOnnn", &numbers, &masks, &count, &size, &options)) return NULL;
    Rows *self = (Rows *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    self->size = size;
    self->options = options;
    if (PyObject_GetBuffer(numbers, &self->numbers, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0 ||
        PyObject_GetBuffer(masks, &self->masks, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0) {
        Py_DECREF(self);
        return NULL;
    }
    if (count < 0 || self->numbers.len < count * size * (Py_ssize_t)sizeof(float) ||
        self->masks.len < count * options) {
        Py_DECREF(self);
        PyErr_Format(PyExc_ValueError, "the memory is too small for %zd rows of %zd numbers and %zd options", count,
                     size, options);
        return NULL;
    }
    self->touched = PyMem_Calloc(count > 0 ? 2 * (size_t)count : 1, sizeof(Touched));
    if (self->touched == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    self->count = count;
    memset(self->numbers.buf, 0, (size_t)(count * size) * sizeof(float));
    memset(self->masks.buf, 0, (size_t)(count * options));
    return (PyObject *)self;
}

static int too_long(Py_ssize_t length, Py_ssize_t room) {
    PyErr_Format(PyExc_ValueError, "%zd numbers where the layout has room for %zd", length, room);
    return -1;
}

static int carry_out(const Instruction *one, PyObject *part, float *out, Py_ssize_t size, Touched *touched) {
    if (!PyList_CheckExact(part)) {
        PyErr_SetString(PyExc_TypeError, "a part must be a list");
        return -1;
    }
    Py_ssize_t length = PyList_GET_SIZE(part);
    if (one->kind == NUMBERS || one->kind == CHOICES || one->kind == FEATURES) {
        if (length > one->count) return too_long(length, one->count);
    }
    if (reserve(touched, length) < 0) return -1;
    uint32_t *places = touched->places;
    Py_ssize_t filled = touched->count;
    const int32_t *at = one->at, *table = one->table;
    long low = one->low;
    switch (one->kind) {
    case NUMBERS:
        for (Py_ssize_t j = 0; j < length; j++) {
            long value = PyLong_AsLong(PyList_GET_ITEM(part, j));
            if (value != 0 && at[j] >= 0) {
                out[at[j]] = (float)value;
                places[filled++] = (uint32_t)at[j];
            }
        }
        break;
    case CHOICES:
        for (Py_ssize_t j = 0; j < length; j++) {
            long entry = PyLong_AsLong(PyList_GET_ITEM(part, j)) - low;
            if (entry >= 0 && entry < one->span && table[entry] >= 0 && at[j] >= 0) {
                Py_ssize_t place = (Py_ssize_t)at[j] + table[entry];
                if (place >= size) {
                    touched->count = filled;
                    return too_long(place + 1, size);
                }
                out[place] = 1.0f;
                places[filled++] = (uint32_t)place;
            }
        }
        break;
    case COUNTS:
        for (Py_ssize_t j = 0; j < length; j++) {
            long entry = PyLong_AsLong(PyList_GET_ITEM(part, j)) - low;
            if (entry >= 0 && entry < one->span && table[entry] >= 0) {
                out[table[entry]] += 1.0f;
                places[filled++] = (uint32_t)table[entry];
            }
        }
        break;
    case PAIRS:
        for (Py_ssize_t j = 0; j + 1 < length; j += 2) {
            long place = PyLong_AsLong(PyList_GET_ITEM(part, j));
            if (place < 0 || place >= size) {
                touched->count = filled;
                return too_long(place + 1, size);
            }
            out[place] = (float)PyLong_AsLong(PyList_GET_ITEM(part, j + 1));
            places[filled++] = (uint32_t)place;
        }
        break;
    case FEATURES: /* the table: how many rows, where each begins and the last ends, then places and numbers */
        for (Py_ssize_t j = 0; j < length; j++) {
            long entry = PyLong_AsLong(PyList_GET_ITEM(part, j)) - low;
            if (entry < 0 || entry >= table[0] || at[j] < 0) continue;
            int32_t end = table[2 + entry];
            touched->count = filled;
            if (reserve(touched, end - table[1 + entry]) < 0) return -1;
            places = touched->places;
            for (int32_t pair = table[1 + entry]; pair + 1 < end; pair += 2) {
                Py_ssize_t place = (Py_ssize_t)at[j] + table[pair];
                if (place < 0 || place >= size) {
                    touched->count = filled;
                    return too_long(place + 1, size);
                }
                out[place] = (float)table[pair + 1];
                places[filled++] = (uint32_t)place;
            }
        }
        break;
    default:
        PyErr_Format(PyExc_ValueError, "there is no instruction of the kind %d", one->kind);
        return -1;
    }
    touched->count = filled;
    return 0;
}

static int mark(Rows *self, Py_ssize_t row, PyObject *options) {
    uint8_t *mask = (uint8_t *)self->masks.buf + row * self->options;
    Touched *touched = &self->touched[2 * row + 1];
    for (Py_ssize_t j = 0; j < touched->count; j++) mask[touched->places[j]] = 0;
    touched->count = 0;
    PyObject *fast = PySequence_Fast(options, "options are a list or a tuple");
    if (fast == NULL) return -1;
    Py_ssize_t length = PySequence_Fast_GET_SIZE(fast);
    PyObject **items = PySequence_Fast_ITEMS(fast);
    int failed = reserve(touched, length);
    for (Py_ssize_t j = 0; j < length && !failed; j++) {
        long option = PyLong_AsLong(items[j]);
        if (option < 0 || option >= self->options) {
            PyErr_Format(PyExc_ValueError, "the option %ld is not from 0 to %zd", option, self->options - 1);
            failed = -1;
        } else {
            mask[option] = 1;
            touched->places[touched->count++] = (uint32_t)option;
        }
    }
    Py_DECREF(fast);
    return failed;
}

static PyObject *Rows_put(Rows *self, PyObject *const *args, Py_ssize_t count) {
    if (count != 4 || !Py_IS_TYPE(args[1], &LayoutType) || !PyList_CheckExact(args[2])) {
        PyErr_SetString(PyExc_TypeError, "put takes a row, a layout, the list of parts, and options");
        return NULL;
    }
    Py_ssize_t row = PyLong_AsSsize_t(args[0]);
    if (row == -1 && PyErr_Occurred()) return NULL;
    const Layout *layout = (Layout *)args[1];
    PyObject *parts = args[2];
    if (row < 0 || row >= self->count || layout->size != self->size) {
        PyErr_Format(PyExc_ValueError, "there are %zd rows of %zd numbers; this is row %zd of a layout of %zd",
                     self->count, self->size, row, layout->size);
        return NULL;
    }
    float *out = (float *)self->numbers.buf + row * self->size;
    Touched *touched = &self->touched[2 * row];
    for (Py_ssize_t j = 0; j < touched->count; j++) out[touched->places[j]] = 0.0f;
    touched->count = 0;
    for (Py_ssize_t i = 0; i < layout->count; i++) {
        const Instruction *one = &layout->instructions[i];
        if (one->part < 0 || one->part >= PyList_GET_SIZE(parts)) {
            PyErr_Format(PyExc_ValueError, "the layout reads part %zd of %zd", one->part, PyList_GET_SIZE(parts));
            return NULL;
        }
        if (carry_out(one, PyList_GET_ITEM(parts, one->part), out, self->size, touched) < 0) return NULL;
    }
    if (mark(self, row, args[3]) < 0) return NULL;
    if (PyErr_Occurred()) return NULL; /* something in a part or in the options was no whole number */
    Py_RETURN_NONE;
}

static PyMethodDef Rows_methods[] = {
    {"put", (PyCFunction)(void (*)(void))Rows_put, METH_FASTCALL,
     "Writes a row by a layout from its parts, and marks the options in its mask."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject RowsType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "sanmon.kernel.rows._rows.Rows",
    .tp_doc = "Rows of numbers and masks in memory that others own.",
    .tp_basicsize = sizeof(Rows),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = Rows_new,
    .tp_dealloc = (destructor)Rows_dealloc,
    .tp_methods = Rows_methods,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "sanmon.kernel.rows._rows",
    .m_doc = "Writes observations and masks into memory that others own.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit__rows(void) {
    if (PyType_Ready(&LayoutType) < 0 || PyType_Ready(&RowsType) < 0) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL) return NULL;
    if (PyModule_AddObjectRef(made, "Layout", (PyObject *)&LayoutType) < 0 ||
        PyModule_AddObjectRef(made, "Rows", (PyObject *)&RowsType) < 0 ||
        PyModule_AddStringConstant(made, "SOURCE_HASH", TEXT_OF(SOURCE_HASH)) < 0) {
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
